public import RPC
public import Shape

/// The request `host.cloud.records.modify`: saves and deletes a batch of records.
public struct ModifyRecords: HostRequest {
  public let database: CloudDatabase, save: [CloudRecord], delete: [CloudDeletion], atomic: Bool, operation: String
  public let behind: String?

  public static let name: StaticString = "host.cloud.records.modify"
  public static let doc: StaticString =
    "Saves and deletes records. If the container's change tag of a record differs from the sent change tag, the record is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container no longer has all data that it had when it returned the token in `behind`."
  public static let answerDoc: StaticString =
    "One result for each record: the saves in the order sent, then the deletions."

  /// The largest number of records in a batch
  /// (https://developer.apple.com/documentation/cloudkit/ckerror/limitexceeded).
  public static let mostRecords = 400
  /// The largest size of all fields of a batch's records, in bytes (the same source).
  public static let mostBytes = 2 << 20
  /// The largest size of one record's fields, in bytes.
  public static let largestRecord = 1 << 20

  /// The number of batches of each account and device whose replies a container stores. These replies do not expire.
  public static let operationsKeptOfDevice = 8
  /// The number of batches of each account whose replies a container stores, if their names have no device.
  public static let operationsKept = 1_000

  /// Returns the device in the name of a batch: the part before the first dot. Returns `nil` if the name has no dot, or
  /// begins with one.
  public static func device(of operation: String) -> String? {
    guard let dot = operation.utf8.firstIndex(of: UInt8(ascii: ".")), dot > operation.startIndex else { return nil }
    return String(operation[..<dot])
  }

  public init(
    _ database: CloudDatabase, save: [CloudRecord], delete: [CloudDeletion], atomic: Bool = false, operation: String,
    behind: String? = nil
  ) {
    self.database = database
    self.save = save
    self.delete = delete
    self.atomic = atomic
    self.operation = operation
    self.behind = behind
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database of the records.")
    save = field("save", \.save, "The records to save. New records have no change tag.")
    delete = field("delete", \.delete, "The records to delete.")
    atomic = field(
      "atomic", \.atomic,
      "`true` to refuse all records if one record is refused. The other records then get the result `batchRequestFailed`."
    )
    operation = field(
      "operation", \.operation,
      """
      The name of the batch, as `DEVICE.ID`. A batch that has already arrived is not run again and gets the same reply. The container \
      stores the replies to the last 8 batches of each account and device. They do not expire. For names without a dot, the container \
      stores the replies to the last 1,000 batches of the account.
      """, .length(1...64))
    behind = field("behind", \.behind, "The newest token of the zone that the core has. `null` if the core has none.")
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let results: [CloudResult], token: String?

    public static let recordName = "ModifiedRecords"
    public static let doc: StaticString = "The results of a batch."

    public init(_ results: [CloudResult], token: String? = nil) { (self.results, self.token) = (results, token) }

    public init<F: Fields<Self>>(_ field: inout F) {
      results = field(
        "results", \.results, "One result for each record: the saves in the order sent, then the deletions.")
      token = field.optional(
        "token", \.token,
        "The token of the zone after the batch, if all records are of one zone. Later requests send this token as `behind`. From `behind`, a container learns whether it was restored to an earlier state."
      )
    }
  }
}

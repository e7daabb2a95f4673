public import RPC
public import Shape

/// The request `host.cloud.records.modify`: saves and deletes a batch of records.
public struct ModifyRecords: HostRequest {
  public let database: CloudDatabase, save: [CloudRecord], delete: [CloudDeletion], atomic: Bool, operation: String
  public let behind: String?

  public static let name: StaticString = "host.cloud.records.modify"
  public static let doc: StaticString =
    "Saves and deletes records. If the container has another change tag for a record than the request, the record is not changed, and its result is `serverRecordChanged`. Fails with `historyLost` if the container has lost data that it had when it returned the token in `behind`."
  public static let answerDoc: StaticString =
    "One result for each record: the saves in the order sent, then the deletions."

  /// The largest number of records in a batch
  /// (https://developer.apple.com/documentation/cloudkit/ckerror/limitexceeded).
  public static let mostRecords = 400
  /// The largest size of all fields in a batch, in bytes
  /// (https://developer.apple.com/documentation/cloudkit/ckerror/limitexceeded).
  public static let mostBytes = 2 << 20
  /// The largest size of one record's fields, in bytes.
  public static let largestRecord = 1 << 20

  /// The number of batches of each account and device for which a container stores its replies. A device that lost a
  /// reply sends the batch again, and gets the stored reply. The stored replies do not expire.
  public static let operationsKeptOfDevice = 8
  /// The number of batches of each account for which a container stores its replies, if the batches' names have no
  /// device.
  public static let operationsKept = 1_000

  /// Returns the device in the name of a batch: the text before the first dot. Returns `nil` if the name has no dot, or
  /// begins with a dot.
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
    behind = field(
      "behind", \.behind, "The newest token of the zone that the core has. `null` if the core has no token of the zone."
    )
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let results: [CloudResult], token: String?

    public static let recordName = "ModifiedRecords"
    public static let doc: StaticString = "The results of a batch of saves and deletions."

    public init(_ results: [CloudResult], token: String? = nil) { (self.results, self.token) = (results, token) }

    public init<F: Fields<Self>>(_ field: inout F) {
      results = field(
        "results", \.results, "One result for each record: the saves in the order sent, then the deletions.")
      token = field.optional(
        "token", \.token,
        "The token of the zone after the batch, if all records are in one zone. The core sends this token as `behind` in later requests. It shows the container whether it was restored to an earlier state."
      )
    }
  }
}

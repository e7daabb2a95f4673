public import Cloud
public import Shape

/// The records that are sent to the container in one request.
public struct Batch {
  public let request: ModifyRecords
  /// The zone of all records, or `nil` for an empty batch.
  public let zone: Int?
  /// A Boolean value that indicates whether the batch sends the files of one record instead of its members.
  public let isOfFiles: Bool

  public init(_ request: ModifyRecords, in zone: Int?, isOfFiles: Bool = false) {
    self.request = request
    self.zone = zone
    self.isOfFiles = isOfFiles
  }

  public var save: [CloudRecord] { request.save }
  public var delete: [CloudDeletion] { request.delete }
  /// The idempotency key of the request. If the same batch is sent twice, the container carries it out once, and
  /// returns the first reply again.
  public var operation: String { request.operation }
  public var isEmpty: Bool { save.isEmpty && delete.isEmpty }
  /// The ids of the records in the order of the results in the container's reply: the saved records, then the deleted
  /// ones.
  public var records: [UUID] { save.map(\.recordName) + delete.map(\.recordName) }
}

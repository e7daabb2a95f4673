public import Cloud
public import Shape

/// What is sent in one go.
public struct Batch: Sendable {
  public let database: CloudDatabase
  public let save: [CloudRecord]
  public let delete: [CloudDeletion]
  public let operation: String
  /// The zone of all of them.
  public let zone: Int?

  public var isEmpty: Bool { save.isEmpty && delete.isEmpty }
  /// The records, in the order of the results.
  public var records: [UUID] { save.map(\.recordName) + delete.map(\.recordName) }
}

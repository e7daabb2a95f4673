public import Shape

/// The entry of a record in the queue of files to send. The files of a record are sent after its members.
public struct Upload: Equatable, Sendable {
  public let record: UUID
  /// The kind of record, as the change log names it.
  public let kind: String
  public let zone: Int
  public var attempts = 0
  /// The instant of the next attempt, in milliseconds of the monotonic clock. `nil` means at once. `Marks.never` means
  /// that the files are sent again only after a change of the record.
  public var nextAttemptAt: Int?
  public var lastError: String?

  public init(of record: UUID, _ kind: String, in zone: Int) {
    self.record = record
    self.kind = kind
    self.zone = zone
  }
}

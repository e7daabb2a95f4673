public import Shape

/// A record with files that are to be sent after its members.
public struct Upload: Equatable, Sendable {
  public let record: UUID
  /// The kind of record, as the change log names it.
  public let kind: String
  public let zone: Int
  public var attempts = 0
  /// The instant of the next attempt, in milliseconds of a clock that only grows. `nil` means at once, and `Marks.never` means not before
  /// the record is changed.
  public var nextAttemptAt: Int?
  public var lastError: String?

  public init(of record: UUID, _ kind: String, in zone: Int) {
    self.record = record
    self.kind = kind
    self.zone = zone
  }
}

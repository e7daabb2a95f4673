public import Shape

/// A record with files that are to be sent, beside its members.
public struct Upload: Equatable, Sendable {
  public let record: UUID
  /// As the change log names it.
  public let kind: String
  public let zone: Int
  public var attempts = 0
  /// When it may be tried again, in milliseconds of a clock that only grows; nil for at once, `Marks.never` for not before it is changed.
  public var nextAttemptAt: Int?
  public var lastError: String?

  public init(of record: UUID, _ kind: String, in zone: Int) {
    self.record = record
    self.kind = kind
    self.zone = zone
  }
}

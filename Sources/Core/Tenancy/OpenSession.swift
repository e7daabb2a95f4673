public import Shape

/// A user's sign-in to a company, and its last use. It is not the sign-in with Apple. `Sessions` creates and stores
/// these objects, one for each session, so the last use is known without a write for each request.
public final class OpenSession {
  public let user: UUID
  /// The start in milliseconds. All other instants and spans of a session are in milliseconds, too.
  public let startedAt: Int
  /// The instant at which the session ends even if it is used.
  public let expiresAt: Int
  /// The time that the session lasts without use; `nil` for no such limit.
  public let idle: Int?
  public private(set) var usedAt: Int
  /// The instant of the newest use that was stored, or for which storing was begun.
  public private(set) var storedAt: Int

  /// - Returns: `nil` for values that no session can have, but a damaged store may contain.
  public init?(user: UUID, startedAt: Int, expiresAt: Int, idle: Int?, usedAt: Int) {
    guard [startedAt, expiresAt, usedAt, idle ?? 0].allSatisfy((0...Timestamp.latest).contains) else { return nil }
    self.user = user
    self.startedAt = startedAt
    self.expiresAt = expiresAt
    self.idle = idle
    self.usedAt = usedAt
    storedAt = usedAt
  }

  /// The instant at which the session ends if it is not used any more.
  public var end: Int { idle.map { min(usedAt + $0, expiresAt) } ?? expiresAt }

  /// A Boolean value that indicates whether the session, if not used any more, ends before `expiresAt`.
  public var endsByIdleness: Bool { end < expiresAt }

  /// Records a use. If the clock was set back, the latest use so far stays.
  public func use(at now: Timestamp) { usedAt = max(usedAt, now.milliseconds) }

  /// Records that storing the last use has begun.
  public func noteStored() { storedAt = usedAt }
}

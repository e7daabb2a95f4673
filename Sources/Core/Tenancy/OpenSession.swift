public import Shape

/// Somebody who is signed in, and when they last did something. One object stands for a session as long as the process lasts.
public final class OpenSession {
  public let user: UUID
  /// In milliseconds, as all that follows.
  public let startedAt: Int
  /// When it ends, whatever is done.
  public let expiresAt: Int
  /// How long it lasts while nothing is done; nil for as long as it may.
  public let idle: Int?
  public private(set) var usedAt: Int
  /// When it was last used, as the store has it, or was to have it.
  public private(set) var storedAt: Int

  /// - Returns: nil for instants and spans that no session has: a damaged store holds them.
  public init?(user: UUID, startedAt: Int, expiresAt: Int, idle: Int?, usedAt: Int) {
    guard [startedAt, expiresAt, usedAt, idle ?? 0].allSatisfy((0...Timestamp.latest).contains) else { return nil }
    self.user = user
    self.startedAt = startedAt
    self.expiresAt = expiresAt
    self.idle = idle
    self.usedAt = usedAt
    storedAt = usedAt
  }

  /// When it ends if nothing is done until then.
  public var end: Int { idle.map { min(usedAt + $0, expiresAt) } ?? expiresAt }

  /// Whether it would end for want of use, and not of age.
  public var endsByIdleness: Bool { end < expiresAt }

  /// Something is done. A clock that was set back takes nothing away.
  public func use(at now: Timestamp) { usedAt = max(usedAt, now.milliseconds) }

  /// The store has been told when it was last used.
  public func noteStored() { storedAt = usedAt }
}

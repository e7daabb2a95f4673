public import Shape

/// The session of a signed-in user, and its last use. One object stands for a session as long as the process lasts.
public final class OpenSession {
  public let user: UUID
  /// The start in milliseconds. All other instants and spans of a session are in milliseconds, too.
  public let startedAt: Int
  /// The instant at which the session ends in any case.
  public let expiresAt: Int
  /// The time that the session lasts without use; `nil` for no such limit.
  public let idle: Int?
  public private(set) var usedAt: Int
  /// The instant of the last use that is stored, or was to be stored.
  public private(set) var storedAt: Int

  /// - Returns: `nil` for instants and spans that no session has, as a damaged store may hold them.
  public init?(user: UUID, startedAt: Int, expiresAt: Int, idle: Int?, usedAt: Int) {
    guard [startedAt, expiresAt, usedAt, idle ?? 0].allSatisfy((0...Timestamp.latest).contains) else { return nil }
    self.user = user
    self.startedAt = startedAt
    self.expiresAt = expiresAt
    self.idle = idle
    self.usedAt = usedAt
    storedAt = usedAt
  }

  /// The instant at which the session ends without further use.
  public var end: Int { idle.map { min(usedAt + $0, expiresAt) } ?? expiresAt }

  /// A Boolean value that indicates whether the session would end for lack of use, and not of age.
  public var endsByIdleness: Bool { end < expiresAt }

  /// Notes a use. If the clock was set back, the latest use stays.
  public func use(at now: Timestamp) { usedAt = max(usedAt, now.milliseconds) }

  /// Notes that the last use was stored.
  public func noteStored() { storedAt = usedAt }
}

/// The error of a call if the core's process has ended, or could not be started.
///
/// If a write got no reply, it may or may not have been carried out. To be safe, repeat it with the same idempotency
/// key.
public struct ProcessEnded: Error, Sendable, Equatable, CustomStringConvertible {
  public let reason: String

  public var description: String { reason }
}

/// The error of a call whose reply did not arrive in time. The request was cancelled, but a write may have been carried
/// out before.
public struct CallTimeout: Error, Sendable, Equatable, CustomStringConvertible {
  public let method: String
  public let timeout: Duration

  public var description: String { "\(method) was not answered within \(timeout)" }
}

/// The error of a call whose result does not have the expected form, for example because the core is older than this
/// package.
public struct UnreadableAnswer: Error, Sendable, Equatable, CustomStringConvertible {
  public let method: String
  public let reason: String

  public var description: String { "\(method) was answered with what can't be read: \(reason)" }
}

/// The core's process has ended, or was never there.
///
/// Whether a write that was not answered was done nobody knows: repeat it with the same idempotency key.
public struct ProcessEnded: Error, Sendable, Equatable, CustomStringConvertible {
  public let reason: String

  public var description: String { reason }
}

/// The answer did not come in time. The request was cancelled; a write may have been done all the same.
public struct CallTimeout: Error, Sendable, Equatable, CustomStringConvertible {
  public let method: String
  public let timeout: Duration

  public var description: String { "\(method) was not answered within \(timeout)" }
}

/// What the core has answered can't be read: it is older than this package.
public struct UnreadableAnswer: Error, Sendable, Equatable, CustomStringConvertible {
  public let method: String
  public let reason: String

  public var description: String { "\(method) was answered with what can't be read: \(reason)" }
}

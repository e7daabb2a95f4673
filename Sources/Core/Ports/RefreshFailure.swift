public import RPC
public import Shape

/// The reason why the last attempt to get new data from the host failed.
public struct RefreshFailure: Record {
  public let at: Timestamp, kind: Kind, message: String

  public static let doc: StaticString = "The reason why the host's last refresh failed."

  /// The kinds of errors that can end a request to the host.
  public enum Kind: String, Choice {
    case hostUnavailable, hostTimeout, hostError, hostFault, limitReached

    public static let spellings = Spellings<Kind>()
  }

  public init(_ failure: Failure, at now: Timestamp) {
    at = now
    kind = Kind(rawValue: "\(failure.code.name)") ?? .hostError
    message = failure.message
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time of the failure.")
    kind = field("kind", \.kind, "The kind of error.")
    message = field("message", \.message, "The reason, as a sentence for people.")
  }
}

internal import RPC
internal import Shape

/// Why the host gave nothing newer when it was asked for this answer, or last behind a reply.
struct RefreshFailure: Record {
  let at: Timestamp, kind: Kind, message: String

  static let doc: StaticString = "Why the host gave nothing newer."

  /// The kinds of errors that asking the host ends with.
  enum Kind: String, Choice {
    case hostUnavailable, hostTimeout, hostError, hostFault, limitReached

    static let spellings = Spellings<Kind>()
  }

  init(_ failure: Failure, at now: Timestamp) {
    at = now
    kind = Kind(rawValue: "\(failure.code.name)") ?? .hostError
    message = failure.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "When that was known.")
    kind = field("kind", \.kind, "The kind of the error.")
    message = field("message", \.message, "What happened, in a sentence.")
  }
}

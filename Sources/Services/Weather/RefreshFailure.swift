internal import RPC
internal import Shape

/// Why the host gave nothing newer when it was last asked behind a reply.
struct RefreshFailure: Record {
  let at: Timestamp, kind: String, message: String

  static let doc: StaticString = "Why the host gave nothing newer when it was last asked behind a reply."

  init(_ failure: Failure, at now: Timestamp) {
    at = now
    kind = failure.code.name
    message = failure.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "When that was known.")
    kind = field("kind", \.kind, "The kind of the error: hostTimeout, hostError, hostFault.")
    message = field("message", \.message, "What happened, in a sentence.")
  }
}

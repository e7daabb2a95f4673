internal import Shape

/// The facts of `hostError`.
struct HostErrorData: ErrorData {
  let error: RawJSON?, reason: HostErrorReason?, advice: String?

  static let code = ErrorCode.hostError

  init(error: RawJSON? = nil, reason: HostErrorReason? = nil) {
    self.error = error
    self.reason = reason
    advice = reason?.advice
  }

  init<F: Fields<Self>>(_ field: inout F) {
    error = field.optional(
      "error", \.error, "The error as the host sent it; left out if it is longer than 65,536 bytes.")
    reason = field.optional(
      "reason", \.reason,
      "Why the host failed: the `data.kind` of its error. Left out if `data.kind` of the error is not one of these names."
    )
    advice = field.optional("advice", \.advice, "The recommended action, if there is a reason.")
  }
}

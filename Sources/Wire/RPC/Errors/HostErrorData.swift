internal import Shape

/// The members of `data` of the error `hostError`.
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
      "error", \.error, "The error that the host sent. Left out if it is longer than 65,536 bytes.")
    reason = field.optional(
      "reason", \.reason,
      "The reason why the host failed, from `data.kind` of the host's error. Left out if `data.kind` is not one of these names."
    )
    advice = field.optional("advice", \.advice, "The recommended action of the user. Left out if there is no reason.")
  }
}

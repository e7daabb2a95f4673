internal import RPC
internal import Shape

/// The facts of `tooManyAttempts`.
struct TooManyAttemptsData: ErrorData {
  let retryAfter: Int

  static let code = ErrorCode.tooManyAttempts

  init(retryAfter: Int) {
    self.retryAfter = retryAfter
  }

  init<F: Fields<Self>>(_ field: inout F) {
    retryAfter = field("retryAfter", \.retryAfter, "How many milliseconds no further try is looked at.")
  }
}

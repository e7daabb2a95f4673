public import RPC
public import Shape

/// The facts of `tooManyAttempts`.
public struct TooManyAttemptsData: ErrorData {
  public let retryAfter: Int

  public static let code = ErrorCode.tooManyAttempts

  public init(retryAfter: Int) {
    self.retryAfter = retryAfter
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    retryAfter = field("retryAfter", \.retryAfter, "How many milliseconds no further try is looked at.")
  }
}

public import RPC
public import Shape

/// The data of the error `tooManyAttempts`.
public struct TooManyAttemptsData: ErrorData {
  public let retryAfter: Int

  public static let code = ErrorCode.tooManyAttempts

  public init(retryAfter: Int) {
    self.retryAfter = retryAfter
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    retryAfter = field(
      "retryAfter", \.retryAfter, "The time during which further attempts are refused, in milliseconds.")
  }
}

internal import RPC
internal import Shape

/// The facts of `signInFailed`: none, so that a wrong name and a wrong password answer the same.
struct SignInFailedData: ErrorData {
  static let code = ErrorCode.signInFailed

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}

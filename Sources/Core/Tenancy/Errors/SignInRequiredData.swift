internal import RPC
internal import Shape

/// The facts of `signInRequired`: none.
struct SignInRequiredData: ErrorData {
  static let code = ErrorCode.signInRequired

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}

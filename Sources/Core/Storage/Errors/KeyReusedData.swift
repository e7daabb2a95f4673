internal import RPC
internal import Shape

/// The facts of `keyReused`: none.
struct KeyReusedData: ErrorData {
  static let code = ErrorCode.keyReused

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}

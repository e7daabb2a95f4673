internal import RPC
internal import Shape

/// The facts of `notFound`: none, as what there is not and what is not to be seen answer the same bytes.
struct NotFoundData: ErrorData {
  static let code = ErrorCode.notFound

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}

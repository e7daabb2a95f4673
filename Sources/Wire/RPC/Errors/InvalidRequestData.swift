internal import Shape

/// The facts of `invalidRequest`: none.
struct InvalidRequestData: ErrorData {
  static let code = ErrorCode.invalidRequest
}

extension InvalidRequestData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

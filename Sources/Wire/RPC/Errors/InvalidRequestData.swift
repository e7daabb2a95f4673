internal import Shape

/// The members of `data` of the error `invalidRequest`: none.
struct InvalidRequestData: ErrorData {
  static let code = ErrorCode.invalidRequest
}

extension InvalidRequestData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

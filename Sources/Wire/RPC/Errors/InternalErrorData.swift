internal import Shape

/// The members of `data` of the error `internalError`: none. The facts of such an error are only in the log.
struct InternalErrorData: ErrorData {
  static let code = ErrorCode.internalError
}

extension InternalErrorData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

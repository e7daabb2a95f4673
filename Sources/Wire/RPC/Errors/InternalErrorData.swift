internal import Shape

/// The facts of `internalError`: none, as they are in the log.
struct InternalErrorData: ErrorData {
  static let code = ErrorCode.internalError
}

extension InternalErrorData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

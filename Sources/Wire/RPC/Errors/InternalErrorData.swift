internal import Shape

/// The facts of `internalError`. The error has none, because its facts are only in the log.
struct InternalErrorData: ErrorData {
  static let code = ErrorCode.internalError
}

extension InternalErrorData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

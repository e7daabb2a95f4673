internal import Shape

/// The members of `data` of the error `requestCancelled`: none.
struct RequestCancelledData: ErrorData {
  static let code = ErrorCode.requestCancelled
}

extension RequestCancelledData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

extension Failure {
  static var requestCancelled: Failure { Failure(RequestCancelledData(), "The request was cancelled") }
}

internal import Shape

/// The members of `data` of the error `keyReused`: none.
struct KeyReusedData: ErrorData {
  static let code = ErrorCode.keyReused
}

extension KeyReusedData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

extension Failure {
  /// The error that an idempotency key was used before for another request.
  public static var keyReused: Failure {
    Failure(
      KeyReusedData(), "The idempotencyKey belongs to another request. Use a new key, or repeat that request unchanged")
  }
}

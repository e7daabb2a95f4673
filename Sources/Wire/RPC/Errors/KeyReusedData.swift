internal import Shape

/// The facts of `keyReused`: none.
struct KeyReusedData: ErrorData {
  static let code = ErrorCode.keyReused
}

extension KeyReusedData {
  init<F: Fields<Self>>(_ field: inout F) {}
}

extension Failure {
  /// The error for an idempotency key that was used for another request.
  public static var keyReused: Failure {
    Failure(
      KeyReusedData(), "The idempotencyKey belongs to another request. Use a new key, or repeat that request unchanged")
  }
}

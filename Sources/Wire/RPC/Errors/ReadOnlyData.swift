internal import Shape

/// The members of `data` of the error `readOnly`.
struct ReadOnlyData: ErrorData {
  let method: String

  static let code = ErrorCode.readOnly
}

extension ReadOnlyData {
  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the refused method, which does more than read.")
  }
}

extension Failure {
  /// Returns the error that a method can't be called in a read-only conversation.
  /// - Parameter obstacle: what the method does or needs that is not allowed, as the predicate of a sentence about the
  ///   method.
  static func readOnly(_ method: MethodName, _ obstacle: String) -> Failure {
    Failure(
      ReadOnlyData(method: "\(method)"), "The conversation may only read (--read-only), and \(method) \(obstacle)")
  }
}

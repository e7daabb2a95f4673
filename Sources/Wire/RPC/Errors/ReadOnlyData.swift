internal import Shape

/// The facts of `readOnly`.
struct ReadOnlyData: ErrorData {
  let method: String

  static let code = ErrorCode.readOnly
}

extension ReadOnlyData {
  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the method that does more than read.")
  }
}

extension Failure {
  /// - Parameter obstacle: the effect of the method that is not allowed, as the predicate of a sentence about the
  ///   method.
  static func readOnly(_ method: MethodName, _ obstacle: String) -> Failure {
    Failure(
      ReadOnlyData(method: "\(method)"), "The conversation may only read (--read-only), and \(method) \(obstacle)")
  }
}

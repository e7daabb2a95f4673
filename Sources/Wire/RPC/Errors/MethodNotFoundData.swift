internal import Shape

/// The facts of `methodNotFound`.
struct MethodNotFoundData: ErrorData {
  let suggestion: String?

  static let code = ErrorCode.methodNotFound

  init(suggestion: String? = nil) {
    self.suggestion = suggestion
  }

  init<F: Fields<Self>>(_ field: inout F) {
    suggestion = field.optional(
      "suggestion", \.suggestion, "The name that was probably meant; left out if no name is similar.")
  }
}

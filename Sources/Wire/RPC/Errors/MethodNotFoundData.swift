internal import Shape

/// The members of `data` of the error `methodNotFound`.
struct MethodNotFoundData: ErrorData {
  let suggestion: String?

  static let code = ErrorCode.methodNotFound

  init(suggestion: String? = nil) {
    self.suggestion = suggestion
  }

  init<F: Fields<Self>>(_ field: inout F) {
    suggestion = field.optional(
      "suggestion", \.suggestion,
      "The name of a similar method, which was probably meant. Left out if no name is similar.")
  }
}

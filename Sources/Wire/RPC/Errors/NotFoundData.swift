internal import Shape

/// The facts of `notFound`: what there is not and what is not to be seen answer the same bytes.
struct NotFoundData: ErrorData {
  let pointer: String?

  static let code = ErrorCode.notFound

  init(pointer: String?) {
    self.pointer = pointer
  }

  func moved(_ move: (String) -> String) -> NotFoundData { NotFoundData(pointer: pointer.map(move)) }

  init<F: Fields<Self>>(_ field: inout F) {
    pointer = field.optional(
      "pointer", \.pointer, "A JSON Pointer to the parameter that names the missing record. Left out for the main record of the method.")
  }
}

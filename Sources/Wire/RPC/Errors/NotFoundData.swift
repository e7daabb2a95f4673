internal import Shape

/// The members of `data` of the error `notFound`. A record that the caller may not see gives the same error as a
/// missing record, byte for byte.
struct NotFoundData: ErrorData {
  let pointer: String?

  static let code = ErrorCode.notFound

  func moved(_ move: (String) -> String) -> NotFoundData { NotFoundData(pointer: pointer.map(move)) }
}

extension NotFoundData {
  init<F: Fields<Self>>(_ field: inout F) {
    pointer = field.optional(
      "pointer", \.pointer,
      "A JSON Pointer to the parameter that names the missing record, such as /item. Left out if the missing record is the main record of the method."
    )
  }
}

internal import Shape

/// The facts of `duplicate`.
struct DuplicateData: ErrorData {
  let member: String, id: UUID?

  static let code = ErrorCode.duplicate

  var pointer: String? { "/\(member)" }
}

extension DuplicateData {
  init<F: Fields<Self>>(_ field: inout F) {
    member = field("member", \.member, "The name of the member whose value another record has already.")
    id = field.optional("id", \.id, "The id of the record that has the value, if the caller may see it.")
  }
}

internal import Shape

/// The members of `data` of the error `duplicate`.
struct DuplicateData: ErrorData {
  let member: String, id: UUID?

  static let code = ErrorCode.duplicate

  var pointer: String? { "/\(member)" }
}

extension DuplicateData {
  init<F: Fields<Self>>(_ field: inout F) {
    member = field("member", \.member, "The name of the member whose value another record already has.")
    id = field.optional(
      "id", \.id, "The id of the other record that has the value. Left out if the caller may not see that record.")
  }
}

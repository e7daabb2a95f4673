internal import Shape
internal import Tenancy

/// Whether somebody may call a method: what `access.check` and `access.explain` are asked.
struct AccessQuestion: Record {
  let method: String, user: UUID?

  static let doc: StaticString = "Whether somebody may call a method."

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The method's name.", .length(1...100))
    user = field("user", \.user, "Somebody else in the company, whom only an owner may ask about; the caller without it.")
  }
}

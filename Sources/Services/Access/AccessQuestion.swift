internal import Shape
internal import Tenancy

/// The parameters of `access.check` and `access.explain`: a method and a user.
struct AccessQuestion: Record {
  let method: String, user: UUID?

  static let doc: StaticString = "A method, and the user whose right to call it is checked."

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The method's name.", .length(1...100))
    user = field(
      "user", \.user, "The user whose right is checked. Only an owner may name another user. Without it, the caller.")
  }
}

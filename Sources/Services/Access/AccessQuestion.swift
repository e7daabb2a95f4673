internal import Shape
internal import Tenancy

/// The parameters of `access.check` and `access.explain`: a method and a user.
struct AccessQuestion: Record {
  let method: String, user: UUID?

  static let doc: StaticString = "A method, and the user whose right to call the method is checked."

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the method, such as `orders.ship`.", .length(1...100))
    user = field(
      "user", \.user,
      "The id of the user whose right is checked. Only an owner may name another user. Default: the caller.")
  }
}

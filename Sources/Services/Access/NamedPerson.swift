internal import Shape

/// The names of a user: an element of `access.people`.
struct NamedPerson: Record {
  let id: UUID, name: Line?, username: String?, hasLeft: Bool?

  static let doc: StaticString = "A current or former user of a company."

  /// Creates a user of the company.
  /// - Parameter username: the username, which is shown if the user has no name; `nil` if the user has none.
  init(id: UUID, name: Line?, username: String?) {
    self.id = id
    self.name = name
    self.username = name == nil ? username : nil
    hasLeft = nil
  }

  /// Creates a user who has left.
  /// - Parameter username: the former username; `nil` if the user had none.
  init(former id: UUID, name: Line?, username: String?) {
    self.id = id
    self.name = name
    self.username = username
    hasLeft = true
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The user's id. Other records have this id in members such as `actor` and `user`.")
    name = field("name", \.name, "The user's name; `null` if the user has none.", .length(1...200))
    username = field.optional(
      "username", \.username,
      "The username. Present for users who sign in and have no name, and for users who have left and used to sign in.")
    hasLeft = field.optional("hasLeft", \.hasLeft, "`true` if the user has left the company; otherwise left out.")
  }
}

internal import Shape

/// Who somebody is: a line of `access.people`.
struct NamedPerson: Record {
  let id: UUID, name: Line?, username: String?, hasLeft: Bool?

  static let doc: StaticString = "Who somebody in a company is, or was."

  /// Who is there.
  /// - Parameter username: what they sign in with, which stands for a name that they have not; nil for who does not.
  init(id: UUID, name: Line?, username: String?) {
    self.id = id
    self.name = name
    self.username = name == nil ? username : nil
    hasLeft = nil
  }

  /// Who has left.
  /// - Parameter username: what they signed in with; nil for who did not.
  init(former id: UUID, name: Line?, username: String?) {
    self.id = id
    self.name = name
    self.username = username
    hasLeft = true
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The user, as actor and user elsewhere.")
    name = field("name", \.name, "What people call them; null for who has no name.", .length(1...200))
    username = field.optional(
      "username", \.username,
      "What they sign in with, where they have no name, or signed in with before they left; it is there for who does, or did.")
    hasLeft = field.optional("hasLeft", \.hasLeft, "true for who has left; not there for the others.")
  }
}

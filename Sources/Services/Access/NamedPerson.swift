internal import Shape

/// Who somebody is: a line of `access.people`.
struct NamedPerson: Record {
  let id: UUID, name: Line?

  static let doc: StaticString = "Who somebody in a company is."

  init(id: UUID, name: Line?) {
    self.id = id
    self.name = name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The user, as actor and user elsewhere.")
    name = field("name", \.name, "What people call them; null for who has no name.", .length(1...200))
  }
}

internal import Shape

/// Two contacts that may be the same.
struct DuplicateContacts: Record {
  let first: ContactName, second: ContactName, by: [ContactKeyKind]

  static let doc: StaticString = "Two contacts that may be the same."

  init(first: ContactName, second: ContactName, by: [ContactKeyKind]) {
    self.first = first
    self.second = second
    self.by = by
  }

  init<F: Fields<Self>>(_ field: inout F) {
    first = field("first", \.first, "The one that is there longer.")
    second = field("second", \.second, "The other one.")
    by = field("by", \.by, "What they have in common.")
  }
}

/// A contact by its name.
struct ContactName: Record {
  let id: UUID, name: Line

  static let doc: StaticString = "A contact by its name."

  init(id: UUID, name: Line) {
    self.id = id
    self.name = name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The contact.")
    name = field("name", \.name, "What people call it.")
  }
}

internal import Shape

/// Two contacts that may be the same person or organisation.
struct DuplicateContacts: Record {
  let first: ContactName, second: ContactName, by: [ContactKeyKind]

  static let doc: StaticString = "Two contacts that may be the same person or organisation."
}

extension DuplicateContacts {
  init<F: Fields<Self>>(_ field: inout F) {
    first = field("first", \.first, "The id and name of the older contact.")
    second = field("second", \.second, "The id and name of the newer contact.")
    by = field("by", \.by, "The kinds of values that both contacts share: `email`, `phone` or `taxId`.")
  }
}

/// The id and the name of a contact.
struct ContactName: Record {
  let id: UUID, name: Line

  static let doc: StaticString = "A contact's id and name."
}

extension ContactName {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the contact.")
    name = field("name", \.name, "The contact's name.")
  }
}

internal import Shape
internal import Storage
internal import Tenancy

/// Says that a contact went into another one. Its id is that of the contact which is gone: whoever still has it is led on.
struct ContactMerge: ImmutableRecord {
  let id: ID<ContactDetails>, company: CompanyID, into: ID<ContactDetails>, actor: UUID, at: Timestamp

  static let entityName: StaticString = "contactMerge"
  static let service = ContactsModule.name
  static let access = Access.view(.contacts)
  static let doc: StaticString = "Says that a contact went into another one."
}

extension ContactMerge {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The contact that is gone.")
    company = field("company", \.company, "The company that it belonged to.")
    into = field("into", \.into, "The one that it went into.")
    actor = field("actor", \.actor, "Who merged them.")
    at = field("at", \.at, "When.")
  }
}

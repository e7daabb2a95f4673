internal import Shape
internal import Storage
internal import Tenancy

/// Says that a contact went into another one.
///
/// Its id is its own, as devices that are apart may merge one contact into two others. Merges of older programs have the id of the contact that
/// is gone.
struct ContactMerge: ImmutableRecord {
  let id: ID<ContactDetails>, company: CompanyID, into: ID<ContactDetails>, actor: UUID, at: Timestamp
  let contact: ID<ContactDetails>?, follows: [UUID]?

  static let entityName: StaticString = "contactMerge"
  static let service = ContactsModule.name
  static let access = Access.view(.contacts)
  static let doc: StaticString = "Says that a contact went into another one."
}

extension ContactMerge {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The merge's own id, or that of the contact that is gone if `contact` is null.")
    company = field("company", \.company, "The company that it belonged to.")
    into = field("into", \.into, "The one that it went into.")
    actor = field("actor", \.actor, "Who merged them.")
    at = field("at", \.at, "When.")
    contact = field(
      "contact", \.contact, "The contact that is gone; null in merges of older programs, whose id names it.")
    follows = field(
      "follows", \.follows,
      "The last merges of the two contacts that the device knew, by their ids. null for a merge of an older program.")
  }
}

internal import Shape
internal import Storage
internal import Tenancy

/// What somebody wrote of what was done with a contact.
struct ContactNote: CompanyRecord {
  let id: ID<ContactNote>, company: CompanyID, contact: ID<ContactDetails>, text: String, actor: UUID, at: Timestamp, version: Int

  static let entityName: StaticString = "contactNote"
  static let service = ContactsModule.name
  static let access = Access.view(.contacts)
  static let doc: StaticString = "What somebody wrote of what was done with a contact."

  /// The same of the contact that this one's went into.
  func moved(to contact: ID<ContactDetails>) -> ContactNote {
    ContactNote(id: id, company: company, contact: contact, text: text, actor: actor, at: at, version: version + 1)
  }
}

extension ContactNote {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The note's id.")
    company = field("company", \.company, "The company that it belongs to.")
    contact = field("contact", \.contact, "Whom it is about.")
    text = field("text", \.text, "What was written.", .length(1...4000))
    actor = field("actor", \.actor, "Who wrote it.")
    at = field("at", \.at, "When.")
    version = field("version", \.version, "Grows by one when its contact is merged into another, from 1.")
  }
}

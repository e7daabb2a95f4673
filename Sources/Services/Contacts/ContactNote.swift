internal import Shape
internal import Storage
internal import Tenancy

/// A note that a user wrote about a contact.
struct ContactNote: CompanyRecord {
  let id: ID<ContactNote>, company: CompanyID, contact: ID<ContactDetails>, text: String, actor: UUID, at: Timestamp,
    version: Int

  static let entityName: StaticString = "contactNote"
  static let service = ContactsModule.name
  static let access = Access.view(.contacts)
  static let doc: StaticString = "A note on an event with a contact, such as a call, a visit or a promise."

  /// Returns the note for another contact, into which the note's contact was merged.
  func moved(to contact: ID<ContactDetails>) -> ContactNote {
    ContactNote(id: id, company: company, contact: contact, text: text, actor: actor, at: at, version: version + 1)
  }
}

extension ContactNote {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The note's id.")
    company = field("company", \.company, "The id of the company that the note belongs to.")
    contact = field("contact", \.contact, "The id of the contact.")
    text = field("text", \.text, "The text of the note.", .length(1...4000))
    actor = field("actor", \.actor, "The id of the user who wrote the note.")
    at = field("at", \.at, "The instant at which the note was written.")
    version = field(
      "version", \.version,
      "The version of the note, from 1. It grows by one when the note's contact is merged into another contact.")
  }
}

internal import Shape
internal import Storage
internal import Tenancy

/// A merge of a contact into another one.
///
/// A merge has an id of its own, as devices that are apart may merge one contact into two others. Merges by older
/// programs have the id of the contact that was removed.
struct ContactMerge: ImmutableRecord {
  let id: ID<ContactDetails>, company: CompanyID, into: ID<ContactDetails>, actor: UUID, at: Timestamp
  let contact: ID<ContactDetails>?, follows: [UUID]?

  static let entityName: StaticString = "contactMerge"
  static let service = ContactsModule.name
  static let access = Access.view(.contacts)
  static let doc: StaticString = "The merge of one contact into another."
}

extension ContactMerge {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The merge's own id, or the id of the merged contact if `contact` is `null`.")
    company = field("company", \.company, "The company of the contacts.")
    into = field("into", \.into, "The contact that stayed.")
    actor = field("actor", \.actor, "The user who merged the contacts.")
    at = field("at", \.at, "The instant of the merge.")
    contact = field(
      "contact", \.contact,
      "The contact that was merged and removed; `null` in merges of older programs, where `id` is the id of the removed contact."
    )
    follows = field(
      "follows", \.follows,
      "The ids of earlier merges: for each of the two contacts, the last merge that the device knew. `null` for a merge of an older program."
    )
  }
}

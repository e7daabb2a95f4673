internal import Shape
internal import Storage
internal import Tenancy

/// A record of the merge of one contact into another.
///
/// A merge has an id of its own, because two devices may merge one contact into two others before they sync. A merge by
/// an older program has the id of the contact that was removed.
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
    id = field("id", \.id, "The merge's own id. If `contact` is `null`, the id of the merged contact.")
    company = field("company", \.company, "The id of the company of the contacts.")
    into = field("into", \.into, "The id of the contact that stayed.")
    actor = field("actor", \.actor, "The id of the user who merged the contacts.")
    at = field("at", \.at, "The instant of the merge.")
    contact = field(
      "contact", \.contact,
      "The id of the contact that was merged and removed. `null` in merges of older programs, where `id` is the id of the removed contact."
    )
    follows = field(
      "follows", \.follows,
      "The ids of the latest earlier merges of both contacts that the device knew. `null` for a merge of an older program."
    )
  }
}

internal import Shape
internal import Storage

/// The result of `contacts.get`. The requested contact may have been merged into the returned one.
struct FoundContact: Record {
  let contact: Contact, mergedInto: ID<ContactDetails>?

  static let doc: StaticString = "A contact, found by its id or by the id of a contact that was merged into it."

  init(_ contact: Contact, askedFor id: ID<ContactDetails>) {
    self.contact = contact
    mergedInto = contact.id == id ? nil : contact.id
  }

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field.embed(\.contact)
    mergedInto = field.optional(
      "mergedInto", \.mergedInto,
      "The id of the returned contact, if the requested contact was merged into it. Otherwise left out.")
  }
}

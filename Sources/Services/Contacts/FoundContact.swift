internal import Shape
internal import Storage

/// The result for a requested contact, which may have been merged into another one.
struct FoundContact: Record {
  let contact: Contact, mergedInto: ID<ContactDetails>?

  static let doc: StaticString = "A contact, found by an id."

  init(_ contact: Contact, askedFor id: ID<ContactDetails>) {
    self.contact = contact
    mergedInto = contact.id == id ? nil : contact.id
  }

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field.embed(\.contact)
    mergedInto = field.optional(
      "mergedInto", \.mergedInto, "The id of the returned contact, if the requested contact was merged into it.")
  }
}

internal import Shape
internal import Storage

/// A contact, as it was asked for.
struct FoundContact: Record {
  let contact: Contact, mergedInto: ID<ContactDetails>?

  static let doc: StaticString = "A contact as it was asked for."

  init(_ contact: Contact, askedFor id: ID<ContactDetails>) {
    self.contact = contact
    mergedInto = contact.id == id ? nil : contact.id
  }

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field.embed(\.contact)
    mergedInto = field.optional(
      "mergedInto", \.mergedInto, "Where the contact that was asked for went into another one: that one, which is answered.")
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.notes.add`: stores a note on an event with a contact, such as a call, a visit or a promise.
struct AddContactNote: CompanyMethod {
  let contact: ID<ContactDetails>, text: String

  static let name: StaticString = "contacts.notes.add"
  static let doc: StaticString = "Stores a note on an event with a contact, such as a call, a visit or a promise."
  static let access = Access.department(.contacts)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new note."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a call", given: Example.contacts,
      params: #"{"company":"{{0.id}}","contact":"{{1.id}}","text":"Called: they send samples."}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", \.contact, "The id of the contact.")
    text = field("text", \.text, "The text of the note.", .length(1...4000))
  }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> ContactNote {
    try service.notes.add(text, to: try service.find(contact, at: "/contact", in: context).id, in: context)
  }
}

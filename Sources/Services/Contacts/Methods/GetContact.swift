internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.get`: returns the contact with the given id, or the contact into which it was merged.
struct GetContact: CompanyMethod {
  let id: ID<ContactDetails>

  static let name: StaticString = "contacts.get"
  static let doc: StaticString =
    "Returns the contact with the given id. If that contact was merged into another contact, returns the contact that stayed."
  static let access = Access.view(.contacts)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The contact."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a contact", given: Example.contacts, params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#),
    Example("a contact that was merged", given: Example.merged, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the contact.") }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> FoundContact {
    FoundContact(try service.find(id, in: context), askedFor: id)
  }
}

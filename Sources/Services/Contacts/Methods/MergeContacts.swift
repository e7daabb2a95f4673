internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.merge`: merges a contact into another contact.
struct MergeContacts: CompanyMethod {
  let from: ID<ContactDetails>, into: ID<ContactDetails>

  static let name: StaticString = "contacts.merge"
  static let doc: StaticString =
    "Merges a contact into another contact. Records that refer to the merged contact then refer to the contact that stays. The contact that stays also gets the values that only the merged contact has."
  static let access = Access.manager(.contacts)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The contact that stays."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "two contacts that are the same", given: Example.contacts,
      params: #"{"company":"{{0.id}}","from":"{{2.id}}","into":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field(
      "from", \.from,
      "The id of the contact to merge, which is removed. Afterwards, the id of the removed contact leads to the contact `into`."
    )
    into = field(
      "into", \.into,
      "The id of the contact that stays. If both contacts have different values of a member, this contact's value stays."
    )
  }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> Contact {
    try service.merge(from, into: into, in: context)
  }
}

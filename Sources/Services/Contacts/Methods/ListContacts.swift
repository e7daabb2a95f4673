internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.list`: lists contacts, newest first, one page at a time.
struct ListContacts: CompanyMethod {
  let text: String?, kind: ContactKind?, tag: Line?, archived: Bool?, page: ConsistentPageRequest

  static let name: StaticString = "contacts.list"
  static let doc: StaticString = "Lists contacts, newest first, one page at a time."
  static let access = Access.view(.contacts)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of contacts. A page may be empty although more contacts follow: continue until `next` is `null`."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("a page of one", given: Example.contacts, params: #"{"company":"{{0.id}}","limit":1}"#),
    Example(
      "with a filter", given: Example.contacts,
      params: #"{"company":"{{0.id}}","kind":"supplier","tag":"coffee","archived":false}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text, "Words to search for. Each must begin a word of the contact. Case and accents are ignored.",
      .length(1...200))
    kind = field(
      "kind", \.kind,
      "Only contacts of this kind. A listed contact may have other kinds, too.")
    tag = field(
      "tag", \.tag, "Only contacts with this tag. Case and surrounding spaces are ignored.",
      .length(1...64))
    archived = field("archived", \.archived, ContactFilter.archivedDoc)
    page = field.embed(\.page)
  }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> Prepared<Page<Contact>> {
    let filter = ContactFilter(text: text, kind: kind, tag: tag, archived: archived ?? false)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}

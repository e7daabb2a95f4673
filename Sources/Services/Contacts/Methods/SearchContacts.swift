internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.search`: finds the contacts that match a text best.
struct SearchContacts: CompanyMethod {
  let text: String, limit: Int?, after: String?, archived: Bool?

  static let name: StaticString = "contacts.search"
  static let doc: StaticString =
    "Finds the contacts that match a text best. If a search would take too long, the page ranks only the newest contacts, and `partial` is `true`."
  static let access = Access.view(.contacts)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of contacts, best match first."
  static let examples = [
    Example("by the beginning of a word", given: Example.contacts, params: #"{"company":"{{0.id}}","text":"roas"}"#),
    Example("by a telephone number", given: Example.contacts, params: #"{"company":"{{0.id}}","text":"020-7946"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. Each must begin a word of the contact, or a group of digits in a telephone number. Case and accents are ignored.",
      .length(1...200))
    limit = field(
      "limit", \.limit, "The maximum number of contacts on the page. Default: 20.", PageSize.limit)
    after = field("after", \.after, "The `next` of the previous page. Default: the first page.")
    archived = field("archived", \.archived, ContactFilter.archivedDoc)
  }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> Prepared<SearchPage<Contact>> {
    try service.search(text, archived: archived ?? false, limit: limit ?? 20, after: after, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.duplicates`: lists pairs of contacts that may be the same. Both contacts have the same email
/// address, telephone number or tax id.
struct ListDuplicateContacts: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "contacts.duplicates"
  static let doc: StaticString =
    "Lists pairs of contacts that may be the same: they share an email address, the digits of a telephone number, or a tax id. Archived contacts are left out. Use it to find contacts for `contacts.merge`."
  static let access = Access.view(.contacts)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of pairs, the oldest contacts first."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("by a telephone number", given: Example.contacts, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> Page<DuplicateContacts> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.keys.duplicates(limit: page.limit, after: after, in: context)
    }
  }
}

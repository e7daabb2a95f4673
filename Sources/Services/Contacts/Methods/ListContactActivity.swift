internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `contacts.activity`: lists the activities with a contact, such as notes, orders and loans, newest first,
/// one page at a time.
struct ListContactActivity: CompanyMethod {
  let id: ID<ContactDetails>, page: ConsistentPageRequest

  static let name: StaticString = "contacts.activity"
  static let doc: StaticString =
    "Lists the activities with a contact, such as notes, orders and loans, newest first, one page at a time. Records that the caller may not see are left out."
  static let access = Access.view(.contacts)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of activities."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example(
      "a contact with a note",
      given: Example.contacts + [
        Example.Step(
          "contacts.notes.add", #"{"company":"{{0.id}}","contact":"{{1.id}}","text":"Called: they send samples."}"#)
      ], params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the contact.")
    page = field.embed(\.page)
  }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> Page<Activity> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.activity(of: id, limit: page.limit, after: after, in: context)
    }
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `contacts.account`: returns the amounts that a contact owes, and the invoices, credit notes and payments
/// of the contact's orders, newest first.
struct ShowContactAccount: CompanyMethod {
  let id: ID<ContactDetails>, page: PageRequest

  static let name: StaticString = "contacts.account"
  static let doc: StaticString =
    "Returns the account of a contact: the invoices, credit notes and payments of the contact's orders, newest first, and the amounts that the contact owes."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The balances, and a page of entries."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a new contact", given: Example.contacts, params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the contact.")
    page = field.embed(\.page)
  }

  func call(on service: Contacts, in context: CompanyContext) throws(Failure) -> ContactAccount {
    try service.account(of: id, limit: page.limit, after: page.after, in: context)
  }
}

/// The account of a contact.
struct ContactAccount: Record {
  let contact: UUID, balances: [MoneySum], items: [AccountEntry], next: String?

  static let doc: StaticString = "The account of a contact."
}

extension ContactAccount {
  init<F: Fields<Self>>(_ field: inout F) {
    contact = field(
      "contact", \.contact,
      "The id of the contact. If the contact was merged into another one, the id of the other contact.")
    balances = field(
      "balances", \.balances,
      "The amounts that the contact owes, one for each currency. Negative if the contact has paid too much.")
    items = field("items", \.items, "The entries, newest first.")
    next = field("next", \.next, "The cursor of the next page. Pass it as `after`. `null` on the last page.")
  }
}

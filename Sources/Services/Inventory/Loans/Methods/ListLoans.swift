internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.list`: lists loans, newest first, one page at a time.
struct ListLoans: CompanyMethod {
  let item: ID<ItemDetails>?, contact: UUID?, user: UUID?, direction: LoanDirection?, status: LoanStatus?,
    page: ConsistentPageRequest,
    sku: Line?

  static let name: StaticString = "inventory.loans.list"
  static let doc: StaticString =
    "Lists loans, newest first, one page at a time. A loan is goods that were lent to others or borrowed from others."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of loans, newest first."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("loans that are out", given: Example.loan, params: #"{"company":"{{0.id}}","status":"out"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of an item, to list only its loans.")
    contact = field("contact", \.contact, "The id of a contact, to list only loans to or from this contact.")
    user = field("user", \.user, "The id of a user, to list only loans to or from this user.")
    direction = field(
      "direction", \.direction,
      "The direction of loans, to list only these. out: goods that were lent. in: goods that were borrowed."
    )
    status = field("status", \.status, "The status of loans, to list only loans with this status.")
    page = field.embed(\.page)
    sku = field("sku", \.sku, MovedItem.skuDoc, .length(1...64))
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Prepared<Page<Loan>> {
    let item = try service.inventory.id(ifNamed: item, sku, in: context)
    let filter = LoanFilter(item: item, contact: contact, user: user, direction: direction, status: status)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}

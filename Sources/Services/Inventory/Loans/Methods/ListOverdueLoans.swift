internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.overdue`: lists the loans whose due date has passed, one page at a time.
struct ListOverdueLoans: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "inventory.loans.overdue"
  static let doc: StaticString =
    "Lists overdue loans, one page at a time. The loans that have been overdue for the longest time come first."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of overdue loans, with the names of their items and contacts."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("of a shop", given: Example.loan, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Page<OverdueLoan> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.overdue(limit: page.limit, after: after, in: context)
    }
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.loans.return`
struct ReturnLoan: CompanyMethod {
  let id: ID<LoanDetails>, quantity: Decimal?, lot: ID<LotDetails>?, to: LocationName?, note: String?, expect: Int?

  static let name: StaticString = "inventory.loans.return"
  static let doc: StaticString = "Notes that a loan is back, or some of it."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The loan as it is now."
  static let errors: [ErrorCode] = [.notFound, .conflict, .insufficientStock]
  static let examples = [
    Example("some of it", given: Given.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}","quantity":1}"#),
    Example("all of it", given: Given.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The loan.")
    quantity = field(
      "quantity", \.quantity, "How much, in the item's own unit; all that is out without it.", .above(0, to: 1_000_000_000))
    lot = field("lot", \.lot, "Of which lot; the first that was lent without it.")
    to = field("to", \.to, "Where it lies now, by its id, its code or its path; where it lay without it.")
    note = field("note", \.note, "What is said of it in the ledger.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    let to = try service.inventory.locations.id(to, at: "/to", in: context)
    return try service.close(id, .returned(to: to), quantity: quantity, lot: lot, note: note, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.loans.lose`
struct LoseLoan: CompanyMethod {
  let id: ID<LoanDetails>, reason: Line, quantity: Decimal?, lot: ID<LotDetails>?, note: String?, expect: Int?

  static let name: StaticString = "inventory.loans.lose"
  static let doc: StaticString = "Gives up a loan, or some of it: it is no stock any more."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The loan as it is now."
  static let errors: [ErrorCode] = [.notFound, .conflict, .insufficientStock]
  static let examples = [
    Example("one of two", given: Given.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}","reason":"Broken","quantity":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The loan.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
    quantity = field(
      "quantity", \.quantity, "How much, in the item's own unit; all that is out without it.", .above(0, to: 1_000_000_000))
    lot = field("lot", \.lot, "Of which lot; the first that was lent without it.")
    note = field("note", \.note, "What is said of it in the ledger.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    try service.close(id, .lost(reason), quantity: quantity, lot: lot, note: note, expect: expect, in: context)
  }
}

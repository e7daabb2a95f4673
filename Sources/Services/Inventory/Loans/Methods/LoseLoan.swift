internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.lose`: reports a loan, or a part of it, as lost.
struct LoseLoan: CompanyMethod {
  let id: ID<LoanDetails>, reason: Line, quantity: Decimal?, lot: ID<LotDetails>?, note: String?, expect: Int?

  static let name: StaticString = "inventory.loans.lose"
  static let doc: StaticString = "Reports a loan, or a part of it, as lost. The goods no longer count as stock."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The loan after the change."
  static let errors: [ErrorCode] = [.notFound, .conflict, .insufficientStock]
  static let examples = [
    Example(
      "one of two", given: Example.loan,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","reason":"Broken","quantity":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The loan.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    quantity = field(
      "quantity", \.quantity, "The lost quantity, in the item's own unit. Without it, all that is still out.",
      .above(0, to: 1_000_000_000))
    lot = field("lot", \.lot, "The lot that was lost. Without it, the lots in the order in which they were lent.")
    note = field("note", \.note, "A note for the ledger.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    try service.close(id, .lost(reason), quantity: quantity, lot: lot, note: note, expect: expect, in: context)
  }
}

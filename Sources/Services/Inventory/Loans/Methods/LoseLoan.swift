internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.lose`: reports goods of a loan as lost.
struct LoseLoan: CompanyMethod {
  let id: ID<LoanDetails>, reason: Line, quantity: Decimal?, lot: ID<LotDetails>?, note: String?, expect: Int?

  static let name: StaticString = "inventory.loans.lose"
  static let doc: StaticString =
    "Reports goods of a loan as lost: all that are still outstanding, or a part. Lost goods no longer count as stock."
  static let access = Access.manager(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The loan with its new quantities and status."
  static let errors: [ErrorCode] = [.notFound, .conflict, .insufficientStock]
  static let examples = [
    Example(
      "one of two", given: Example.loan,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","reason":"Broken","quantity":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the loan.")
    reason = field("reason", \.reason, "The reason for the loss, in the company's words.", .length(1...200))
    quantity = field(
      "quantity", \.quantity,
      "The lost quantity, in the item's own unit; more than 0. Default: all that is still outstanding.",
      .above(0, to: 1_000_000_000))
    lot = field(
      "lot", \.lot,
      "The id of the lot that was lost. If it is left out, the lots are used in the order in which they were lent.")
    note = field("note", \.note, "A free text for the ledger entry.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    try service.close(id, .lost(reason), quantity: quantity, lot: lot, note: note, expect: expect, in: context)
  }
}

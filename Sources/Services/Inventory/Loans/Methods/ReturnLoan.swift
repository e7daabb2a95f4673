internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.return`: records that goods of a loan were returned.
struct ReturnLoan: CompanyMethod {
  let id: ID<LoanDetails>, quantity: Decimal?, lot: ID<LotDetails>?, to: LocationName?, note: String?, expect: Int?

  static let name: StaticString = "inventory.loans.return"
  static let doc: StaticString =
    "Records that goods of a loan were returned: all that are still outstanding, or a part. Returned goods that were lent are added to the stock of a location."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The loan with its new quantities and status."
  static let errors: [ErrorCode] = [.notFound, .conflict, .insufficientStock]
  static let examples = [
    Example("a part of a loan", given: Example.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}","quantity":1}"#),
    Example("all of a loan", given: Example.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the loan.")
    quantity = field(
      "quantity", \.quantity,
      "The returned quantity, in the item's own unit; more than 0. Default: all that is still outstanding.",
      .above(0, to: 1_000_000_000))
    lot = field(
      "lot", \.lot,
      "The id of the lot that was returned. If it is left out, the lots are used in the order in which they were lent.")
    to = field(
      "to", \.to,
      "The location that receives the returned goods, by its id, code or path. Default: the location from which they were lent. Must be left out for borrowed goods."
    )
    note = field("note", \.note, "A free text for the ledger entry.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    let to = try service.inventory.locations.id(to, at: "/to", in: context)
    return try service.close(
      id, .returned(to: to), quantity: quantity, lot: lot, note: note, expect: expect, in: context)
  }
}

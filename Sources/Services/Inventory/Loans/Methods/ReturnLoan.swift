internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.return`: records that a loan, or a part of it, was returned.
struct ReturnLoan: CompanyMethod {
  let id: ID<LoanDetails>, quantity: Decimal?, lot: ID<LotDetails>?, to: LocationName?, note: String?, expect: Int?

  static let name: StaticString = "inventory.loans.return"
  static let doc: StaticString = "Records that a loan, or a part of it, was returned."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The loan after the change."
  static let errors: [ErrorCode] = [.notFound, .conflict, .insufficientStock]
  static let examples = [
    Example("a part of a loan", given: Example.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}","quantity":1}"#),
    Example("all of a loan", given: Example.loan, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The loan.")
    quantity = field(
      "quantity", \.quantity, "The returned quantity, in the item's own unit. Without it, all that is still out.",
      .above(0, to: 1_000_000_000))
    lot = field("lot", \.lot, "The lot that was returned. Without it, the lots in the order in which they were lent.")
    to = field(
      "to", \.to,
      "The location of the returned goods, by its id, code or path. Without it, the location from which they were lent."
    )
    note = field("note", \.note, "A note for the ledger.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    let to = try service.inventory.locations.id(to, at: "/to", in: context)
    return try service.close(
      id, .returned(to: to), quantity: quantity, lot: lot, note: note, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `orders.lines.credit`: credits a quantity of a line that is on the invoice and will not be shipped.
struct CreditOrderLine: CompanyMethod {
  let id: ID<OrderLineDetails>, quantity: Decimal?, reason: Line?, expect: Int?

  static let name: StaticString = "orders.lines.credit"
  static let doc: StaticString =
    "Credits a quantity of a line that is on the invoice and will not be shipped. The invoice does not change: a credit note is issued. The quantity is no longer reserved or owed."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The line after the change."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .seriesUnconfirmed]
  static let examples = [
    Example(
      "two of six", given: Example.inProgress + [Example.step("invoiced")],
      params: #"{"company":"{{0.id}}","id":"{{5.id}}","quantity":2}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order line.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity to credit, in the line's unit. Default: the whole quantity that is neither shipped nor credited.",
      LineQuantity.limit)
    reason = field("reason", \.reason, "The reason for the credit, as a free text.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderLine {
    try service.credit(id, quantity: quantity, reason: reason, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `orders.lines.cancel`: cancels the unshipped quantity of a line, or a part of it, before the order is
/// invoiced.
struct CancelOrderLine: CompanyMethod {
  let id: ID<OrderLineDetails>, quantity: Decimal?, reason: Line?, expect: Int?

  static let name: StaticString = "orders.lines.cancel"
  static let doc: StaticString =
    "Cancels the unshipped quantity of a line, or a part of it, before the order is invoiced. The quantity is no longer reserved or owed."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The line after the change."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example("two of six", given: Example.submitted, params: #"{"company":"{{0.id}}","id":"{{5.id}}","quantity":2}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order line.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity to cancel, in the line's unit. If it is left out, the whole quantity that is left to ship is cancelled.",
      LineQuantity.limit)
    reason = field("reason", \.reason, "The reason for the cancellation, as a free text.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderLine {
    try service.cancel(id, quantity: quantity, reason: reason, expect: expect, in: context)
  }
}

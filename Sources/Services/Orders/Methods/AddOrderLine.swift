internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `orders.lines.add`
struct AddOrderLine: CompanyMethod {
  let order: ID<OrderDetails>, line: NewLine, expect: Int?

  static let name: StaticString = "orders.lines.add"
  static let doc: StaticString = "Adds a line to an order that is not invoiced yet."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new line."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .limitReached]
  static let examples = [
    Example(
      "a line without an item", given: Example.order,
      params:
        #"{"company":"{{0.id}}","order":"{{4.id}}","text":"Delivery","quantity":1,"unitPrice":{"amount":500,"currency":"EUR"}}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order.")
    line = field.embed(\.line)
    expect = field(
      "expect", \.expect,
      "The version that the order must have. If the order has another version, the request fails with `conflict`.",
      .range(1...Int.max))
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderLine {
    try service.add(line, to: order, expect: expect, in: context)
  }
}

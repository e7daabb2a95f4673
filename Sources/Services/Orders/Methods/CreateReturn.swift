internal import RPC
internal import Shape
internal import Tenancy

/// The method `orders.returns.create`: records goods that a customer returns.
struct CreateReturn: CompanyMethod {
  let order: ID<OrderDetails>, lines: [ReturnedLine], reason: Line?

  static let name: StaticString = "orders.returns.create"
  static let doc: StaticString = "Records goods that a customer returns. To pay money back, use orders.payments.add."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The returned goods, and the order after the return."
  static let errors: [ErrorCode] = [.notFound, .seriesUnconfirmed]
  static let examples = [
    Example(
      "one of four", given: Example.batchShipped,
      params:
        #"{"company":"{{0.id}}","order":"{{5.id}}","lines":[{"line":"{{6.id}}","quantity":1,"location":"{{9.id}}","lot":"{{3.id}}"}],"reason":"Too many"}"#
    ),
    Example(
      "a kit, with the lot of its component", given: Example.kitShipped,
      params:
        #"{"company":"{{0.id}}","order":"{{7.id}}","lines":[{"sku":"BREAKFAST","quantity":1,"lots":[{"lot":"{{3.id}}","quantity":2}]}]}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The id of the order.")
    lines = field("lines", \.lines, "The returned quantities of order lines.", .count(1...1000))
    reason = field("reason", \.reason, "The reason for the return, as a free text.", .length(1...200))
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> ReturnedGoods {
    try service.takeBack(self, in: context)
  }
}

internal import RPC
internal import Shape
internal import Tenancy

/// `orders.step`
struct StepOrder: CompanyMethod {
  let id: ID<OrderDetails>, to: OrderStatus, reason: Line?, expect: Int?

  static let name: StaticString = "orders.step"
  static let doc: StaticString = "Moves an order to another status. Only a manager of orders can cancel an order."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The order after the step. An overpaid order can be closed, too. A negative `due` is the amount to pay back."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .limitReached]
  static let examples = [
    Example("a submission", given: Example.order, params: #"{"company":"{{0.id}}","id":"{{4.id}}","to":"submitted"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
    to = field("to", \.to, "The new status.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> ShownOrder {
    try service.step(id, to: to, reason: reason, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `orders.payments.add`
struct AddPayment: CompanyMethod {
  let order: ID<OrderDetails>, amount: Money, method: Line?, reference: Line?, at: Timestamp?

  static let name: StaticString = "orders.payments.add"
  static let doc: StaticString = "Notes what was paid for an order, or paid back."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The payment, and how the order stands with it."
  static let errors: [ErrorCode] = [.notFound, .illegalStep]
  static let examples = [
    Example(
      "a part of it", given: Given.submitted,
      params: #"{"company":"{{0.id}}","order":"{{4.id}}","amount":{"amount":1000,"currency":"EUR"},"method":"card"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order.")
    amount = field(
      "amount", \.amount, "How much, in the order's currency; less than 0 for what was paid back, and at most what was paid.",
      .range(-Money.most...Money.most))
    method = field("method", \.method, "How: cash, card.", .length(1...64))
    reference = field("reference", \.reference, "What it is called elsewhere.", .length(1...200))
    at = field("at", \.at, "When; now without it, and not later.")
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> NotedPayment {
    try service.pay(order, amount, method: method, reference: reference, at: at, in: context)
  }
}

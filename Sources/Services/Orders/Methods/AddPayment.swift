internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `orders.payments.add`: records a payment for an order, or a repayment.
struct AddPayment: CompanyMethod {
  let order: ID<OrderDetails>, amount: Money, method: Line?, reference: Line?, at: Timestamp?

  static let name: StaticString = "orders.payments.add"
  static let doc: StaticString = "Records a payment for an order, or a repayment."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The payment and the resulting payment state of the order."
  static let errors: [ErrorCode] = [.notFound, .illegalStep]
  static let examples = [
    Example(
      "a part of the amount due", given: Example.submitted,
      params: #"{"company":"{{0.id}}","order":"{{4.id}}","amount":{"amount":1000,"currency":"EUR"},"method":"card"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The id of the order. Its status must not be draft.")
    amount = field(
      "amount", \.amount,
      "The amount, in the order's currency. Negative for a repayment, which must not exceed the amount paid.",
      .range(-Money.most...Money.most))
    method = field("method", \.method, "The method of payment as a free text, such as cash or card.", .length(1...64))
    reference = field("reference", \.reference, "The payment's reference in another system.", .length(1...200))
    at = field("at", \.at, "The instant of the payment. It must not be in the future. Default: now.")
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> NotedPayment {
    try service.pay(order, amount, method: method, reference: reference, at: at, in: context)
  }
}

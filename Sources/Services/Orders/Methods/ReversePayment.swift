internal import RPC
internal import Shape
internal import Tenancy

/// The method `orders.payments.reverse`: reverses a payment that was recorded by mistake.
struct ReversePayment: CompanyMethod {
  let id: ID<PaymentDetails>, reason: Line

  static let name: StaticString = "orders.payments.reverse"
  static let doc: StaticString =
    "Reverses a payment that was recorded by mistake. Each payment can be reversed only once."
  static let access = Access.manager(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The reversing payment and the resulting payment state of the order."
  static let errors: [ErrorCode] = [.notFound, .alreadyReversed]
  static let examples = [
    Example(
      "a payment for another order",
      given: Example.submitted + [
        Example.Step(
          "orders.payments.add", #"{"company":"{{0.id}}","order":"{{4.id}}","amount":{"amount":1000,"currency":"EUR"}}"#
        )
      ], params: #"{"company":"{{0.id}}","id":"{{7.id}}","reason":"Of another order"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the payment.")
    reason = field("reason", \.reason, "The reason for the reversal, as a free text.", .length(1...200))
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> NotedPayment {
    try service.reverse(id, reason: reason, in: context)
  }
}

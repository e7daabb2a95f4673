internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A payment for an order, or a repayment. A payment is never changed and never deleted. Another payment can reverse a
/// wrong payment.
typealias Payment = Stored<PaymentDetails>

struct PaymentDetails: CompanyDetails {
  let order: ID<OrderDetails>, amount: Money, method: Line?, reference: Line?, paidAt: Timestamp, reason: Line?
  let reverses: ID<PaymentDetails>?, actor: UUID

  static let collection = CollectionName(service: OrdersModule.name, "order_payments", one: "payment")
  static let department = Department.orders
  static let key: StaticString? = "reverses"
  static let sample = ""
  static let doc: StaticString = "A payment for an order, or a repayment."
}

extension PaymentDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The id of the order.")
    amount = field("amount", \.amount, "The amount, in the order's currency. Negative for a repayment.")
    method = field("method", \.method, "The method of payment as a free text, such as cash or card.", .length(1...64))
    reference = field("reference", \.reference, "The payment's reference in another system.", .length(1...200))
    paidAt = field("paidAt", \.paidAt, "The instant of the payment.")
    reason = field(
      "reason", \.reason, "The reason for the reversal, as a free text. `null` for a payment that reverses no other.",
      .length(1...200))
    reverses = field(
      "reverses", \.reverses,
      "The id of the payment that this payment reverses. `null` for a payment that reverses no other.")
    actor = field("actor", \.actor, "The id of the user who recorded the payment.")
  }
}

/// A payment, with the payment state of its order.
struct NotedPayment: Record {
  let payment: Payment, paymentState: PaymentState, paid: Money, due: Money, orderVersion: Int

  static let doc: StaticString = "A payment and the resulting payment state of its order."

  init(_ payment: Payment, of order: Order) {
    self.payment = payment
    let state = order.details.state
    (paymentState, paid, due, orderVersion) = (state.paymentState, state.paid, state.due, order.version)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    payment = field.embed(\.payment)
    paymentState = field("paymentState", \.paymentState, "The payment state of the order.")
    paid = field("paid", \.paid, "The total amount paid for the order, less the amount paid back.")
    due = field("due", \.due, OrderState.dueDoc)
    orderVersion = field(
      "orderVersion", \.orderVersion,
      "The current version of the order. Pass it as `expect` to the next request that changes the order.")
  }
}

internal import Shape

/// How much of what is owed for an order was paid.
enum PaymentState: String, Choice {
  case unpaid, partial, paid, overpaid

  static let spellings = Spellings<PaymentState>()

  /// - Parameters:
  ///   - owed: what was ordered and has not come back.
  ///   - isAsked: whether the customer is to pay what is owed; what is a draft, or cancelled, is not paid by nothing.
  init(paid: Int, of owed: Int, isAsked: Bool) {
    self = paid == 0 && !isAsked ? .unpaid : paid > owed ? .overpaid : paid == owed ? .paid : paid > 0 ? .partial : .unpaid
  }
}

/// How much of an order's goods was shipped: nothing yet, a part, or all that was neither cancelled nor credited.
enum FulfilmentState: String, Choice {
  case none, partial, full

  static let spellings = Spellings<FulfilmentState>()
}

internal import Shape

/// How much of what is owed for an order was paid.
enum PaymentState: String, Choice {
  case unpaid, partial, paid, overpaid

  static let spellings = Spellings<PaymentState>()

  /// - Parameters:
  ///   - owed: what was ordered and has not come back.
  ///   - isEmpty: whether nothing was ever paid, and it is not settled yet what is to be.
  init(paid: Int, of owed: Int, isEmpty: Bool) {
    self = isEmpty ? .unpaid : paid > owed ? .overpaid : paid == owed ? .paid : paid > 0 ? .partial : .unpaid
  }
}

/// How much of an order was shipped.
enum FulfilmentState: String, Choice {
  case none, partial, full

  static let spellings = Spellings<FulfilmentState>()
}

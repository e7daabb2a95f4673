internal import Shape

/// The payment state of an order: the relation of the paid amount to the owed amount.
enum PaymentState: String, Choice {
  case unpaid, partial, paid, overpaid

  static let spellings = Spellings<PaymentState>()

  /// - Parameters:
  ///   - owed: the amount that was ordered, less the credited amount.
  ///   - isAsked: a Boolean value that indicates whether the customer has to pay. It is `false` for drafts and
  ///     cancelled orders, which are unpaid as long as nothing was paid.
  init(paid: Int, of owed: Int, isAsked: Bool) {
    self =
      paid == 0 && !isAsked ? .unpaid : paid > owed ? .overpaid : paid == owed ? .paid : paid > 0 ? .partial : .unpaid
  }
}

/// The shipped part of an order's goods: none, a part, or all goods that were neither cancelled nor credited.
enum FulfilmentState: String, Choice {
  case none, partial, full

  static let spellings = Spellings<FulfilmentState>()
}

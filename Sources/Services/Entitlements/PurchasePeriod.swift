internal import Shape

/// A transaction with its state at one time, and with its renewal.
struct PurchasePeriod {
  let transaction: PurchaseLine.Transaction
  /// The end of the transaction, or the time at which a later purchase replaces it; `nil` for no end.
  let end: Timestamp?
  /// The renewal info, or `nil` if it is not known.
  let renewal: RenewalFacts?
  let state: EntitlementState

  init(_ transaction: PurchaseLine.Transaction, end: Timestamp?, renewal: RenewalFacts?, at now: Timestamp) {
    self.transaction = transaction
    self.end = end
    self.renewal = renewal
    state = EntitlementState(of: transaction.facts, end: end, renewal: renewal, at: now)
  }

  /// The time until which the transaction gives its tier; `nil` if it has no end, or if it gives no tier now.
  var until: Timestamp? {
    switch state {
    case .active: end
    case .inGracePeriod: renewal?.gracePeriodExpiresDate?.instant
    default: nil
    }
  }

  /// The time until which results show the transaction; `nil` for no limit. A transaction is shown while it gives its
  /// tier or the App Store tries to collect the payment, and for 90 days after its end.
  private var shownUntil: Timestamp? {
    let facts = transaction.facts
    switch state {
    case .active: return nil
    case .consumed: return .distantPast
    case .revoked: return facts.revocationDate?.instant.after(days: PurchasePeriod.daysShown)
    case .upgraded, .expired, .inGracePeriod, .inBillingRetry:
      return (facts.expiresDate?.instant ?? end ?? facts.purchaseDate.instant).after(days: PurchasePeriod.daysShown)
    }
  }

  private static let daysShown = 90

  /// Returns a Boolean value that indicates whether results show the transaction: it gives its tier, or may give it
  /// again. Other transactions appear only in `entitlements.history`.
  func isShown(at now: Timestamp) -> Bool {
    state.isEntitled || state == .inBillingRetry || shownUntil.map { now < $0 } ?? true
  }

  /// A Boolean value that indicates whether the transaction was to renew at its end, and no document says whether it
  /// did.
  var isUnsettled: Bool {
    state == .expired && renewal?.autoRenewStatus == 1 && renewal?.expirationIntent == nil
      && renewal?.isInBillingRetryPeriod != true
  }

  /// The next time at which these members change without a new document; `nil` for never.
  var changesAt: Timestamp? {
    switch state {
    case .active, .inGracePeriod: until
    case .inBillingRetry: EntitlementState.endOfRetry(transaction.facts)
    case .revoked, .upgraded, .expired, .consumed: shownUntil
    }
  }
}

extension TransactionFacts {
  /// Returns the time at which the purchase ends if it is not renewed, or `nil` for never.
  func end(in catalogue: Catalogue) -> Timestamp? {
    if let expiresDate { return expiresDate.instant }
    guard type == ProductType.nonRenewing.rawValue, let days = catalogue.product(productId)?.days else { return nil }
    return purchaseDate.instant.after(days: days)
  }

  /// A Boolean value that indicates whether the transaction is a period of an auto-renewable subscription.
  var isRenewable: Bool {
    guard expiresDate != nil else { return false }
    return ![ProductType.nonRenewing, .consumable, .nonConsumable].contains { $0.rawValue == type }
  }
}

extension Timestamp {
  /// Returns the time the given number of 24-hour days later, or the latest time that can be written.
  func after(days: Int) -> Timestamp {
    Timestamp(milliseconds: min(milliseconds + days * 86_400_000, Timestamp.latest))
  }
  /// A time before any purchase.
  fileprivate static var distantPast: Timestamp { Timestamp(milliseconds: Timestamp.earliest) }
}

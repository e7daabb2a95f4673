internal import Shape

/// A transaction at an instant: its state, and its renewal.
struct PurchasePeriod {
  let transaction: PurchaseLine.Transaction
  /// The end of the transaction, or the instant at which a later purchase replaces it; `nil` for no end.
  let end: Timestamp?
  /// The renewal, if it is known.
  let renewal: RenewalFacts?
  let state: EntitlementState

  init(_ transaction: PurchaseLine.Transaction, end: Timestamp?, renewal: RenewalFacts?, at now: Timestamp) {
    self.transaction = transaction
    self.end = end
    self.renewal = renewal
    state = EntitlementState(of: transaction.facts, end: end, renewal: renewal, at: now)
  }

  /// The end of the entitlement; `nil` for an entitlement without an end, and for a state without an entitlement.
  var until: Timestamp? {
    switch state {
    case .active: end
    case .inGracePeriod: renewal?.gracePeriodExpiresDate?.instant
    default: nil
    }
  }

  /// The instant until which the transaction is shown; `nil` for an unlimited time. It is shown while it gives an
  /// entitlement or the App Store tries to collect the payment, and for 90 days after its end.
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

  /// Returns a Boolean value that indicates whether the account has the purchase, or may have it again. Any other
  /// purchase is only history.
  func isShown(at now: Timestamp) -> Bool {
    state.isEntitled || state == .inBillingRetry || shownUntil.map { now < $0 } ?? true
  }

  /// A Boolean value that indicates whether the transaction was to renew at its end, and the outcome is not known.
  var isUnsettled: Bool {
    state == .expired && renewal?.autoRenewStatus == 1 && renewal?.expirationIntent == nil
      && renewal?.isInBillingRetryPeriod != true
  }

  /// The next instant at which time alone changes these members; `nil` for never.
  var changesAt: Timestamp? {
    switch state {
    case .active, .inGracePeriod: until
    case .inBillingRetry: EntitlementState.endOfRetry(transaction.facts)
    case .revoked, .upgraded, .expired, .consumed: shownUntil
    }
  }
}

extension TransactionFacts {
  /// Returns the instant at which the purchase ends by itself, or `nil` for never.
  func end(in catalogue: Catalogue) -> Timestamp? {
    if let expiresDate { return expiresDate.instant }
    guard type == ProductType.nonRenewing.rawValue, let days = catalogue.product(productId)?.days else { return nil }
    return purchaseDate.instant.after(days: days)
  }

  /// A Boolean value that indicates whether the transaction is a period of a subscription that renews by itself.
  var isRenewable: Bool {
    guard expiresDate != nil else { return false }
    return ![ProductType.nonRenewing, .consumable, .nonConsumable].contains { $0.rawValue == type }
  }
}

extension Timestamp {
  /// Returns the same time of day the given number of days later, or the last instant that can be written.
  func after(days: Int) -> Timestamp {
    Timestamp(milliseconds: min(milliseconds + days * 86_400_000, Timestamp.latest))
  }
  /// An instant before any purchase.
  fileprivate static var distantPast: Timestamp { Timestamp(milliseconds: Timestamp.earliest) }
}

internal import Shape

/// A transaction at an instant: its state, and what is known of how it goes on.
struct PurchasePeriod {
  let transaction: PurchaseLine.Transaction
  /// When it ends, or something later takes its place; nil for never.
  let end: Timestamp?
  /// What is said of how it goes on.
  let renewal: RenewalFacts?
  let state: EntitlementState

  init(_ transaction: PurchaseLine.Transaction, end: Timestamp?, renewal: RenewalFacts?, at now: Timestamp) {
    self.transaction = transaction
    self.end = end
    self.renewal = renewal
    state = EntitlementState(of: transaction.facts, end: end, renewal: renewal, at: now)
  }

  /// Until when it entitles; nil for ever, and for what does not.
  var until: Timestamp? {
    switch state {
    case .active: end
    case .inGracePeriod: renewal?.gracePeriodExpiresDate?.instant
    default: nil
    }
  }

  /// Until when it is worth showing: as long as it entitles or the App Store tries to be paid, and for 90 days after its end; nil for ever.
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

  /// Whether it belongs to what the account has, or may have again, and not just to its history.
  func isShown(at now: Timestamp) -> Bool {
    state.isEntitled || state == .inBillingRetry || shownUntil.map { now < $0 } ?? true
  }

  /// Whether it was to renew at its end, and nothing is known of what came of that.
  var isUnsettled: Bool {
    state == .expired && renewal?.autoRenewStatus == 1 && renewal?.expirationIntent == nil && renewal?.isInBillingRetryPeriod != true
  }

  /// When time alone changes what is said of it; nil for never.
  var changesAt: Timestamp? {
    switch state {
    case .active, .inGracePeriod: until
    case .inBillingRetry: EntitlementState.endOfRetry(transaction.facts)
    case .revoked, .upgraded, .expired, .consumed: shownUntil
    }
  }
}

extension TransactionFacts {
  /// When what was bought ends by itself; nil for never.
  func end(in catalogue: Catalogue) -> Timestamp? {
    if let expiresDate { return expiresDate.instant }
    guard type == ProductType.nonRenewing.rawValue, let days = catalogue.product(productId)?.days else { return nil }
    return purchaseDate.instant.after(days: days)
  }

  /// Whether it is a period of a subscription that goes on by itself.
  var isRenewable: Bool {
    guard expiresDate != nil else { return false }
    return ![ProductType.nonRenewing, .consumable, .nonConsumable].contains { $0.rawValue == type }
  }
}

extension Timestamp {
  /// The same time of day so many days later, or the last one that can be written.
  func after(days: Int) -> Timestamp { Timestamp(milliseconds: min(milliseconds + days * 86_400_000, Timestamp.latest)) }
  /// Before anything was bought.
  fileprivate static var distantPast: Timestamp { Timestamp(milliseconds: Timestamp.earliest) }
}

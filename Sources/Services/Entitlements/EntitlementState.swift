internal import Shape

/// The state of a transaction at one time. It is computed only from signed documents, the catalogue and that time.
///
/// Source: [Subscription status](https://developer.apple.com/documentation/appstoreserverapi/status), and StoreKit's
/// `currentEntitlements`.
enum EntitlementState: String, Choice {
  /// The transaction was refunded, or the family no longer shares it.
  case revoked
  /// A subscription of a higher level has replaced the transaction.
  case upgraded
  /// The product is consumable: it is used up when it is bought.
  case consumed
  /// The transaction is paid for, and has not ended.
  case active
  /// The renewal was not paid yet, but the transaction still gives its tier for a while.
  case inGracePeriod
  /// The transaction has ended because its renewal was not paid. The App Store still tries to collect the payment.
  case inBillingRetry
  /// The transaction has ended, and the App Store does not try to collect a payment.
  case expired

  static let spellings = Spellings<EntitlementState>()

  /// The description of a field with a state.
  static let fieldDoc: StaticString =
    "The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a subscription of a higher level. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid, but still gives its tier for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the payment. expired: ended."

  var isEntitled: Bool { self == .active || self == .inGracePeriod }

  /// - Parameters:
  ///   - end: the end of the transaction's period; `nil` for no end.
  ///   - renewal: the renewal of that period; `nil` if it is not known.
  init(of transaction: TransactionFacts, end: Timestamp?, renewal: RenewalFacts?, at now: Timestamp) {
    if transaction.revocationDate != nil {
      self = .revoked
    } else if transaction.isUpgraded == true {
      self = .upgraded
    } else if transaction.type == ProductType.consumable.rawValue {
      self = .consumed
    } else if let end, now >= end {
      if let grace = renewal?.gracePeriodExpiresDate, now < grace.instant {
        self = .inGracePeriod
      } else if renewal?.isInBillingRetryPeriod == true,
        EntitlementState.endOfRetry(transaction).map({ now < $0 }) ?? true
      {
        self = .inBillingRetry
      } else {
        self = .expired
      }
    } else {
      self = .active
    }
  }

  /// Returns the time at which the App Store stops trying to collect the payment: 60 days after the end of the period
  /// ([billing retry](https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn)).
  static func endOfRetry(_ transaction: TransactionFacts) -> Timestamp? {
    transaction.expiresDate?.instant.after(days: 60)
  }
}

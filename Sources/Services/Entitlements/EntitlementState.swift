internal import Shape

/// The state of a transaction. It follows only from signed documents, the catalogue and an instant.
///
/// Source: [Subscription status](https://developer.apple.com/documentation/appstoreserverapi/status), and StoreKit's
/// `currentEntitlements`.
enum EntitlementState: String, Choice {
  /// The transaction was refunded, or is no longer shared by the family.
  case revoked
  /// A higher subscription has replaced the transaction.
  case upgraded
  /// The product is used up at once when it is bought.
  case consumed
  /// The transaction is paid for.
  case active
  /// The renewal was not paid yet, and the transaction stays valid for a while.
  case inGracePeriod
  /// The renewal was not paid, and the App Store still tries to collect the payment.
  case inBillingRetry
  /// The transaction has ended.
  case expired

  static let spellings = Spellings<EntitlementState>()

  /// The description of a field with a state.
  static let fieldDoc: StaticString =
    "The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a higher subscription. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid, but still entitles for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the payment. expired: ended."

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

  /// Returns the instant at which the App Store stops trying to collect the payment: 60 days after the end ([billing
  /// retry](https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn)).
  static func endOfRetry(_ transaction: TransactionFacts) -> Timestamp? {
    transaction.expiresDate?.instant.after(days: 60)
  }
}

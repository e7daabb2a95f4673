internal import Shape

/// What has become of a transaction: the state machine, a function of signed documents, the catalogue and a time, and of nothing else.
///
/// Source: [Subscription status](https://developer.apple.com/documentation/appstoreserverapi/status), and StoreKit's `currentEntitlements`.
enum EntitlementState: String, Choice {
  /// It was refunded, or is no longer shared.
  case revoked
  /// A higher subscription took its place.
  case upgraded
  /// It is of a kind that is used up at once.
  case consumed
  /// It is paid for.
  case active
  /// Its renewal was not paid yet, and it stays open for a while.
  case inGracePeriod
  /// Its renewal was not paid, and the App Store still tries.
  case inBillingRetry
  /// It has ended.
  case expired

  static let spellings = Spellings<EntitlementState>()

  /// What is said of a field that holds it.
  static let fieldDoc: StaticString =
    "revoked: refunded, or no longer shared by the family. upgraded: replaced by a higher subscription. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid, but still entitles for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the payment. expired: ended."

  var isEntitled: Bool { self == .active || self == .inGracePeriod }

  /// - Parameters:
  ///   - end: when the transaction's period ends; nil for never.
  ///   - renewal: how that period goes on, if it is known.
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
      } else if renewal?.isInBillingRetryPeriod == true, EntitlementState.endOfRetry(transaction).map({ now < $0 }) ?? true {
        self = .inBillingRetry
      } else {
        self = .expired
      }
    } else {
      self = .active
    }
  }

  /// When the App Store gives up to be paid: 60 days after the end
  /// ([billing retry](https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn)).
  static func endOfRetry(_ transaction: TransactionFacts) -> Timestamp? { transaction.expiresDate?.instant.after(days: 60) }
}

internal import JSON
internal import Shape

/// What matters of a transaction for what it entitles to. What only adds to that stands by itself: it is no reason to refuse what the App
/// Store has signed.
///
/// Source: [JWSTransactionDecodedPayload](https://developer.apple.com/documentation/appstoreserverapi/jwstransactiondecodedpayload), with
/// its names.
struct TransactionFacts: Record {
  let transactionId: Identifier, originalTransactionId: Identifier, productId: Identifier, bundleId: Identifier, environment: Identifier
  let purchaseDate: StoreDate, originalPurchaseDate: StoreDate?, expiresDate: StoreDate?, revocationDate: StoreDate?
  let revocationReason: Part<Int>?, isUpgraded: Bool?, type: String?, inAppOwnershipType: String?,
    subscriptionGroupIdentifier: Part<String>?
  let offerType: Part<Int>?, offerIdentifier: Part<String>?, offerPeriod: Part<String>?, offerDiscountType: Part<String>?

  static let doc: StaticString = "A signed transaction, as far as it is looked at."

  init<F: Fields<Self>>(_ field: inout F) {
    transactionId = field("transactionId", \.transactionId, "The transaction.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it renews, or is.")
    productId = field("productId", \.productId, "What was bought.")
    bundleId = field("bundleId", \.bundleId, "The app.")
    environment = field("environment", \.environment, "Which App Store sold it.")
    purchaseDate = field("purchaseDate", \.purchaseDate, "When it was bought, or renewed.")
    originalPurchaseDate = field("originalPurchaseDate", \.originalPurchaseDate, "When it was bought first.")
    expiresDate = field("expiresDate", \.expiresDate, "When the period ends.")
    revocationDate = field("revocationDate", \.revocationDate, "When it was refunded, or taken out of family sharing.")
    revocationReason = field("revocationReason", \.revocationReason, "Why it was refunded.")
    isUpgraded = field("isUpgraded", \.isUpgraded, "Whether a higher subscription took its place.")
    type = field("type", \.type, "What kind of product it is.")
    inAppOwnershipType = field("inAppOwnershipType", \.inAppOwnershipType, "Whether the family shares it.")
    subscriptionGroupIdentifier = field(
      "subscriptionGroupIdentifier", \.subscriptionGroupIdentifier, "The subscriptions of which one has one at a time.")
    offerType = field("offerType", \.offerType, "What kind of offer it was bought with.")
    offerIdentifier = field("offerIdentifier", \.offerIdentifier, "Which offer.")
    offerPeriod = field("offerPeriod", \.offerPeriod, "For how long.")
    offerDiscountType = field("offerDiscountType", \.offerDiscountType, "How it is paid.")
  }

  /// The subscriptions of which one has one at a time; nil where that is not said.
  var group: Identifier? { Identifier(ifAny: subscriptionGroupIdentifier?.value) }
  var isFamilyShared: Bool { inAppOwnershipType == "FAMILY_SHARED" }
}

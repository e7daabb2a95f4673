internal import JSON
internal import Shape

/// The members that the core reads of a transaction. A member of type `Part` is additional: if its value can't be read,
/// the transaction still counts.
///
/// Source:
/// [JWSTransactionDecodedPayload](https://developer.apple.com/documentation/appstoreserverapi/jwstransactiondecodedpayload),
/// with its names.
struct TransactionFacts: Record {
  let transactionId: Identifier, originalTransactionId: Identifier, productId: Identifier, bundleId: Identifier,
    environment: Identifier
  let purchaseDate: StoreDate, originalPurchaseDate: StoreDate?, expiresDate: StoreDate?, revocationDate: StoreDate?
  let revocationReason: Part<Int>?, isUpgraded: Bool?, type: String?, inAppOwnershipType: String?,
    subscriptionGroupIdentifier: Part<String>?
  let offerType: Part<Int>?, offerIdentifier: Part<String>?, offerPeriod: Part<String>?,
    offerDiscountType: Part<String>?

  static let doc: StaticString = "A signed transaction, with the members that the core reads."

  init<F: Fields<Self>>(_ field: inout F) {
    transactionId = field("transactionId", \.transactionId, "The id of the transaction.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId,
      "The id of the first transaction of the purchase. It is the same for all renewals.")
    productId = field("productId", \.productId, "The id of the product.")
    bundleId = field("bundleId", \.bundleId, "The id of the app.")
    environment = field("environment", \.environment, "The App Store environment of the purchase.")
    purchaseDate = field("purchaseDate", \.purchaseDate, "The time when the product was bought or renewed.")
    originalPurchaseDate = field(
      "originalPurchaseDate", \.originalPurchaseDate, "The time when the product was first bought.")
    expiresDate = field("expiresDate", \.expiresDate, "The time when the period ends.")
    revocationDate = field(
      "revocationDate", \.revocationDate,
      "The time when the purchase was refunded, or when the family stopped sharing it.")
    revocationReason = field("revocationReason", \.revocationReason, "The code of the reason for the revocation.")
    isUpgraded = field("isUpgraded", \.isUpgraded, "`true` if a subscription of a higher level has replaced this one.")
    type = field("type", \.type, "The kind of the product.")
    inAppOwnershipType = field(
      "inAppOwnershipType", \.inAppOwnershipType,
      "Whether the account bought the product itself, or a member of the family shares the purchase.")
    subscriptionGroupIdentifier = field(
      "subscriptionGroupIdentifier", \.subscriptionGroupIdentifier,
      "The id of the group of subscriptions, of which a user can have one at a time.")
    offerType = field("offerType", \.offerType, "The code of the kind of the offer.")
    offerIdentifier = field("offerIdentifier", \.offerIdentifier, "The id of the offer.")
    offerPeriod = field("offerPeriod", \.offerPeriod, "The duration of the offer.")
    offerDiscountType = field("offerDiscountType", \.offerDiscountType, "The kind of payment of the offer.")
  }

  /// The id of the group of subscriptions, of which an account can have one at a time; `nil` if the document does not
  /// name the group.
  var group: Identifier? { Identifier(ifAny: subscriptionGroupIdentifier?.value) }
  var isFamilyShared: Bool { inAppOwnershipType == "FAMILY_SHARED" }
}

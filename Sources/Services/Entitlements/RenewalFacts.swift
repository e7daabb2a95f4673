internal import JSON
internal import Shape

/// What matters of how a subscription goes on.
///
/// Source: [JWSRenewalInfoDecodedPayload](https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfodecodedpayload), with
/// its names.
struct RenewalFacts: Record {
  let originalTransactionId: Identifier, environment: Identifier, bundleId: String?, productId: String?,
    autoRenewProductId: String?
  let autoRenewStatus: Int?, expirationIntent: Int?, isInBillingRetryPeriod: Bool?
  let gracePeriodExpiresDate: StoreDate?, renewalDate: StoreDate?, priceIncreaseStatus: Part<Int>?

  static let doc: StaticString = "A signed renewal info, as far as it is looked at."

  init<F: Fields<Self>>(_ field: inout F) {
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that is renewed.")
    environment = field("environment", \.environment, "Which App Store sold it.")
    bundleId = field("bundleId", \.bundleId, "The app; the App Store leaves it out.")
    productId = field("productId", \.productId, "What is subscribed to now.")
    autoRenewProductId = field("autoRenewProductId", \.autoRenewProductId, "What will be subscribed to next.")
    autoRenewStatus = field("autoRenewStatus", \.autoRenewStatus, "1 when it will renew.")
    expirationIntent = field("expirationIntent", \.expirationIntent, "Why it expired.")
    isInBillingRetryPeriod = field("isInBillingRetryPeriod", \.isInBillingRetryPeriod, "Whether the App Store still tries to be paid.")
    gracePeriodExpiresDate = field("gracePeriodExpiresDate", \.gracePeriodExpiresDate, "Until when it stays open meanwhile.")
    renewalDate = field("renewalDate", \.renewalDate, "When the period that this is about ends.")
    priceIncreaseStatus = field("priceIncreaseStatus", \.priceIncreaseStatus, "Whether a higher price was agreed to.")
  }
}

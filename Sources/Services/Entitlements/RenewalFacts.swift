internal import JSON
internal import Shape

/// The members of a subscription's renewal that the core reads.
///
/// Source:
/// [JWSRenewalInfoDecodedPayload](https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfodecodedpayload),
/// with its names.
struct RenewalFacts: Record {
  let originalTransactionId: Identifier, environment: Identifier, bundleId: String?, productId: String?,
    autoRenewProductId: String?
  let autoRenewStatus: Int?, expirationIntent: Int?, isInBillingRetryPeriod: Bool?
  let gracePeriodExpiresDate: StoreDate?, renewalDate: StoreDate?, priceIncreaseStatus: Part<Int>?

  static let doc: StaticString = "A signed renewal info, with the members that the core reads."

  init<F: Fields<Self>>(_ field: inout F) {
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId, "The id of the first transaction of the purchase that renews.")
    environment = field("environment", \.environment, "The App Store environment of the purchase.")
    bundleId = field("bundleId", \.bundleId, "The id of the app, which the App Store leaves out.")
    productId = field("productId", \.productId, "The present product of the subscription.")
    autoRenewProductId = field("autoRenewProductId", \.autoRenewProductId, "The next product of the subscription.")
    autoRenewStatus = field("autoRenewStatus", \.autoRenewStatus, "1 if the subscription will renew.")
    expirationIntent = field(
      "expirationIntent", \.expirationIntent, "The code of the reason why the subscription expired.")
    isInBillingRetryPeriod = field(
      "isInBillingRetryPeriod", \.isInBillingRetryPeriod, "`true` if the App Store still tries to collect the payment.")
    gracePeriodExpiresDate = field(
      "gracePeriodExpiresDate", \.gracePeriodExpiresDate,
      "The end of the grace period, in which the subscription entitles although it is unpaid.")
    renewalDate = field("renewalDate", \.renewalDate, "The end of the period that the renewal info is about.")
    priceIncreaseStatus = field(
      "priceIncreaseStatus", \.priceIncreaseStatus, "The code of the user's answer to a higher price.")
  }
}

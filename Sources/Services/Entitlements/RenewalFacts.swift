internal import JSON
internal import Shape

/// The members that the core reads of a renewal info, which says how a subscription renews.
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
      "originalTransactionId", \.originalTransactionId,
      "The id of the first transaction of the purchase that is renewed.")
    environment = field("environment", \.environment, "The App Store environment of the purchase.")
    bundleId = field("bundleId", \.bundleId, "The id of the app. The App Store leaves it out.")
    productId = field("productId", \.productId, "The id of the subscription's present product.")
    autoRenewProductId = field(
      "autoRenewProductId", \.autoRenewProductId, "The id of the product to which the subscription will renew.")
    autoRenewStatus = field("autoRenewStatus", \.autoRenewStatus, "1 if the subscription will renew.")
    expirationIntent = field(
      "expirationIntent", \.expirationIntent, "The code of the reason why the subscription expired.")
    isInBillingRetryPeriod = field(
      "isInBillingRetryPeriod", \.isInBillingRetryPeriod, "`true` if the App Store still tries to collect the payment.")
    gracePeriodExpiresDate = field(
      "gracePeriodExpiresDate", \.gracePeriodExpiresDate,
      "The end of the grace period, in which the subscription still gives its tier although it is unpaid.")
    renewalDate = field("renewalDate", \.renewalDate, "The end of the period that the renewal info is about.")
    priceIncreaseStatus = field(
      "priceIncreaseStatus", \.priceIncreaseStatus, "The code of the user's answer to a higher price.")
  }
}

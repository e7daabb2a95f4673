internal import Shape

/// What matters of a notification of the App Store's server (version 2).
///
/// Source: [responseBodyV2DecodedPayload](https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload).
struct NotificationFacts: Record {
  let notificationType: Identifier, notificationUUID: Identifier
  let data: Body?, summary: Body?, appData: Body?, externalPurchaseToken: Body?

  static let doc: StaticString = "A signed notification, as far as it is looked at."

  init<F: Fields<Self>>(_ field: inout F) {
    notificationType = field("notificationType", \.notificationType, "What has happened.")
    notificationUUID = field("notificationUUID", \.notificationUUID, "The notification.")
    data = field("data", \.data, "What it is about, with signed documents.")
    summary = field("summary", \.summary, "What it is about, where that is many subscriptions.")
    appData = field("appData", \.appData, "What it is about, where that is the app.")
    externalPurchaseToken = field("externalPurchaseToken", \.externalPurchaseToken, "What it is about, where that was bought elsewhere.")
  }

  /// All that says what it is about; the App Store sends one.
  var bodies: [Body] { [data, summary, appData, externalPurchaseToken].compactMap(\.self) }

  struct Body: Record {
    let bundleId: Identifier?, environment: Identifier?, signedTransactionInfo: String?, signedRenewalInfo: String?,
      externalPurchaseId: String?

    static let recordName = "NotificationBody"
    static let doc: StaticString = "What a notification is about."

    init<F: Fields<Self>>(_ field: inout F) {
      bundleId = field("bundleId", \.bundleId, "The app.")
      environment = field("environment", \.environment, "Which App Store sent it.")
      signedTransactionInfo = field("signedTransactionInfo", \.signedTransactionInfo, "A transaction, signed by itself.")
      signedRenewalInfo = field("signedRenewalInfo", \.signedRenewalInfo, "A renewal info, signed by itself.")
      externalPurchaseId = field("externalPurchaseId", \.externalPurchaseId, "What was bought elsewhere.")
    }

    /// Which App Store sent it: of purchases elsewhere, only the id says so
    /// ([externalPurchaseId](https://developer.apple.com/documentation/appstoreservernotifications/externalpurchaseid)).
    var origin: Identifier? {
      environment ?? externalPurchaseId.map { Identifier($0.hasPrefix("SANDBOX") ? "Sandbox" : Storefront.production) }
    }
  }
}

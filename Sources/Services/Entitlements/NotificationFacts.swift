internal import Shape

/// The members of a notification of the App Store's server (version 2) that the core reads.
///
/// Source:
/// [responseBodyV2DecodedPayload](https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload).
struct NotificationFacts: Record {
  let notificationType: Identifier, notificationUUID: Identifier
  let data: Body?, summary: Body?, appData: Body?, externalPurchaseToken: Body?

  static let doc: StaticString = "A signed notification, with the members that the core reads."

  init<F: Fields<Self>>(_ field: inout F) {
    notificationType = field("notificationType", \.notificationType, "The event that the notification reports.")
    notificationUUID = field("notificationUUID", \.notificationUUID, "The id of the notification.")
    data = field("data", \.data, "The subject of the notification, with signed documents.")
    summary = field("summary", \.summary, "The subject of the notification, if it is many subscriptions.")
    appData = field("appData", \.appData, "The subject of the notification, if it is the app.")
    externalPurchaseToken = field(
      "externalPurchaseToken", \.externalPurchaseToken,
      "The subject of the notification, if it is a purchase outside the App Store.")
  }

  /// The members that may have the subject of the notification. The App Store sends one of them.
  var bodies: [Body] { [data, summary, appData, externalPurchaseToken].compactMap(\.self) }

  struct Body: Record {
    let bundleId: Identifier?, environment: Identifier?, signedTransactionInfo: String?, signedRenewalInfo: String?,
      externalPurchaseId: String?

    static let recordName = "NotificationBody"
    static let doc: StaticString = "The subject of a notification."

    init<F: Fields<Self>>(_ field: inout F) {
      bundleId = field("bundleId", \.bundleId, "The id of the app.")
      environment = field("environment", \.environment, "The App Store environment that sent the notification.")
      signedTransactionInfo = field(
        "signedTransactionInfo", \.signedTransactionInfo, "A transaction with a signature of its own.")
      signedRenewalInfo = field("signedRenewalInfo", \.signedRenewalInfo, "A renewal info with a signature of its own.")
      externalPurchaseId = field(
        "externalPurchaseId", \.externalPurchaseId, "The id of a purchase outside the App Store.")
    }

    /// The App Store of the notification. For purchases elsewhere, only the id shows it
    /// ([externalPurchaseId](https://developer.apple.com/documentation/appstoreservernotifications/externalpurchaseid)).
    var origin: Identifier? {
      environment ?? externalPurchaseId.map { Identifier($0.hasPrefix("SANDBOX") ? "Sandbox" : Storefront.production) }
    }
  }
}

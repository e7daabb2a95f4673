internal import Shape

/// The members that the core reads of a notification of the App Store's server (version 2).
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
    data = field("data", \.data, "The purchase that the notification is about, with signed documents.")
    summary = field("summary", \.summary, "The app and environment of a notification about many subscriptions.")
    appData = field("appData", \.appData, "The app and environment of a notification about the app itself.")
    externalPurchaseToken = field(
      "externalPurchaseToken", \.externalPurchaseToken,
      "The app and environment of a notification about a purchase outside the App Store.")
  }

  /// The members that can name the app and the environment of the notification. The App Store sends one of them.
  var bodies: [Body] { [data, summary, appData, externalPurchaseToken].compactMap(\.self) }

  struct Body: Record {
    let bundleId: Identifier?, environment: Identifier?, signedTransactionInfo: String?, signedRenewalInfo: String?,
      externalPurchaseId: String?

    static let recordName = "NotificationBody"
    static let doc: StaticString = "The app and environment of a notification, and the signed documents in it."

    init<F: Fields<Self>>(_ field: inout F) {
      bundleId = field("bundleId", \.bundleId, "The id of the app.")
      environment = field("environment", \.environment, "The App Store environment that sent the notification.")
      signedTransactionInfo = field(
        "signedTransactionInfo", \.signedTransactionInfo, "A transaction, which has its own signature.")
      signedRenewalInfo = field(
        "signedRenewalInfo", \.signedRenewalInfo, "A renewal info, which has its own signature.")
      externalPurchaseId = field(
        "externalPurchaseId", \.externalPurchaseId, "The id of a purchase outside the App Store.")
    }

    /// The App Store environment of the notification. For a purchase outside the App Store, only the prefix of its id
    /// shows the environment:
    /// [externalPurchaseId](https://developer.apple.com/documentation/appstoreservernotifications/externalpurchaseid).
    var origin: Identifier? {
      environment ?? externalPurchaseId.map { Identifier($0.hasPrefix("SANDBOX") ? "Sandbox" : Storefront.production) }
    }
  }
}

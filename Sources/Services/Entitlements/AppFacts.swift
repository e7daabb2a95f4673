internal import Shape

/// The members that the core reads of an app transaction, which the App Store signs for the download of the app itself.
///
/// Source: [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction), with the names of its
/// signed form.
struct AppFacts: Record {
  let receiptType: Identifier, bundleId: Identifier, appTransactionId: Identifier?

  static let doc: StaticString =
    "A signed app transaction, which is about the download of the app itself, with the members that the core reads."

  init<F: Fields<Self>>(_ field: inout F) {
    receiptType = field(
      "receiptType", \.receiptType, "The App Store environment of the app, such as Production or Sandbox.")
    bundleId = field("bundleId", \.bundleId, "The id of the app.")
    appTransactionId = field("appTransactionId", \.appTransactionId, "The id of the account's download of the app.")
  }
}

internal import Shape

/// What matters of the transaction of the app itself.
///
/// Source: [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction), with the names of its signed form.
struct AppFacts: Record {
  let receiptType: Identifier, bundleId: Identifier, appTransactionId: Identifier?

  static let doc: StaticString = "A signed app transaction, as far as it is looked at."

  init<F: Fields<Self>>(_ field: inout F) {
    receiptType = field("receiptType", \.receiptType, "Which App Store the app is from.")
    bundleId = field("bundleId", \.bundleId, "The app.")
    appTransactionId = field("appTransactionId", \.appTransactionId, "The account's getting of the app.")
  }
}

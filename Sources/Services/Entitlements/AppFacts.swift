internal import Shape

/// The members of the app's own transaction that the core reads.
///
/// Source: [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction), with the names of its
/// signed form.
struct AppFacts: Record {
  let receiptType: Identifier, bundleId: Identifier, appTransactionId: Identifier?

  static let doc: StaticString = "A signed app transaction, with the members that the core reads."

  init<F: Fields<Self>>(_ field: inout F) {
    receiptType = field(
      "receiptType", \.receiptType, "The App Store environment of the app, such as Production or Sandbox.")
    bundleId = field("bundleId", \.bundleId, "The id of the app.")
    appTransactionId = field("appTransactionId", \.appTransactionId, "The id of the account's download of the app.")
  }
}

internal import Shape

/// What the App Store signs for apps.
enum DocumentKind: String, Choice {
  /// A purchase, or one period of a subscription:
  /// [JWSTransaction](https://developer.apple.com/documentation/appstoreserverapi/jwstransaction).
  case transaction
  /// How a subscription goes on: [JWSRenewalInfo](https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfo).
  case renewal
  /// What has happened, with the two above inside:
  /// [responseBodyV2](https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2).
  case notification
  /// That the app itself was got from the store: [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction).
  case app

  static let spellings = Spellings<DocumentKind>()
}

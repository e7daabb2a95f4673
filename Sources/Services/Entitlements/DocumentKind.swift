internal import Shape

/// The kinds of documents that the App Store signs for apps.
enum DocumentKind: String, Choice {
  /// A purchase, or one period of a subscription:
  /// [JWSTransaction](https://developer.apple.com/documentation/appstoreserverapi/jwstransaction).
  case transaction
  /// The renewal of a subscription:
  /// [JWSRenewalInfo](https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfo).
  case renewal
  /// An event, which contains the two above:
  /// [responseBodyV2](https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2).
  case notification
  /// The purchase of the app itself:
  /// [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction).
  case app

  static let spellings = Spellings<DocumentKind>()
}

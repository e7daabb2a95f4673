internal import Shape

/// The kinds of documents that the App Store signs for apps.
enum DocumentKind: String, Choice {
  /// One purchase, or one period of a subscription:
  /// [JWSTransaction](https://developer.apple.com/documentation/appstoreserverapi/jwstransaction).
  case transaction
  /// The state of a subscription's renewal:
  /// [JWSRenewalInfo](https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfo).
  case renewal
  /// An event, which may contain a transaction and a renewal info:
  /// [responseBodyV2](https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2).
  case notification
  /// The download or purchase of the app itself:
  /// [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction).
  case app

  static let spellings = Spellings<DocumentKind>()
}

internal import Shape

/// An enumeration for values that the App Store sends as consecutive numbers.
protocol StoreCode: Choice {
  /// The number that the App Store sends for the first case.
  static var first: Int { get }
}

extension StoreCode {
  /// Creates the case for a number, or returns `nil` for a number that the App Store has added since.
  init?(_ number: Int?) {
    let cases = Array(Self.allCases)
    guard let number, cases.indices.contains(number - Self.first) else { return nil }
    self = cases[number - Self.first]
  }
}

/// The kind of an offer ([offerType](https://developer.apple.com/documentation/appstoreserverapi/offertype)).
enum OfferType: String, StoreCode {
  case introductory, promotional, code, winBack
  static let first = 1
  static let spellings = Spellings<OfferType>()
}

/// The reason for a refund
/// ([revocationReason](https://developer.apple.com/documentation/appstoreserverapi/revocationreason)).
enum RevocationReason: String, StoreCode {
  case other, appIssue
  static let first = 0
  static let spellings = Spellings<RevocationReason>()
}

/// The reason why a subscription expired
/// ([expirationIntent](https://developer.apple.com/documentation/appstoreserverapi/expirationintent)).
enum ExpirationIntent: String, StoreCode {
  case cancelled, billingError, priceIncrease, productUnavailable, other
  static let first = 1
  static let spellings = Spellings<ExpirationIntent>()
}

/// The user's answer to a higher price
/// ([priceIncreaseStatus](https://developer.apple.com/documentation/appstoreserverapi/priceincreasestatus)).
enum PriceConsent: String, StoreCode {
  case pending, agreed
  static let first = 0
  static let spellings = Spellings<PriceConsent>()
}

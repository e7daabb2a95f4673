internal import Shape

/// The kinds of products, with the App Store's names.
///
/// Source: [type](https://developer.apple.com/documentation/appstoreserverapi/type).
enum ProductType: String, Choice {
  case consumable = "Consumable"
  case nonConsumable = "Non-Consumable"
  case nonRenewing = "Non-Renewing Subscription"
  case autoRenewable = "Auto-Renewable Subscription"

  static let spellings = Spellings<ProductType>()
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.intents.add`: stores a purchase that the user began outside the app, until
/// `entitlements.intents.drain` returns it.
struct AddIntent: AccountMethod {
  let productId: Identifier, offerId: Identifier?

  static let name: StaticString = "entitlements.intents.add"
  static let doc: StaticString =
    "Stores a purchase that the user began outside the app, such as on the app's page in the store. It waits until entitlements.intents.drain returns it. An equal intent that waits already is not stored again."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The stored purchase intent."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example("a purchase begun on the store's page", params: #"{"productId":"com.mainspring.app.premium.yearly"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    productId = field("productId", \.productId, "The store's id of the product to buy.")
    offerId = field("offerId", \.offerId, "The id of the offer of the product. Default: no offer.")
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> PurchaseIntent {
    try service.intents.add(productId, offer: offerId, at: context.now)
  }
}

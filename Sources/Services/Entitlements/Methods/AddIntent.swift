internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.intents.add`
struct AddIntent: AccountMethod {
  let productId: Identifier, offerId: Identifier?

  static let name: StaticString = "entitlements.intents.add"
  static let doc: StaticString =
    "Keeps what somebody began to buy outside the app until it is drained; the same one that waits already is not added again."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The intent."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [Example("from the store's page", params: #"{"productId":"com.mainspring.app.premium.yearly"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    productId = field("productId", \.productId, "What is to be bought, as the store names it.")
    offerId = field("offerId", \.offerId, "The offer that it is to be bought with.")
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> PurchaseIntent {
    try service.intents.add(productId, offer: offerId, at: context.now)
  }
}

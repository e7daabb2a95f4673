internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.intents.drain`
struct DrainIntents: AccountMethod {
  let limit: Int?

  static let name: StaticString = "entitlements.intents.drain"
  static let doc: StaticString = "Takes what somebody began to buy outside the app, once."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The intents, which wait no longer."

  static let examples = [
    Example(
      "one that waits", given: [Example.Step("entitlements.intents.add", #"{"productId":"com.mainspring.app.premium.yearly"}"#)],
      params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "How many at most; all without it.", .range(1...100))
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> IntentList {
    IntentList(intents: try service.intents.drain(limit: limit ?? PurchaseIntents.most, at: context.now))
  }
}

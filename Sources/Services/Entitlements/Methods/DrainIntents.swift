internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.intents.drain`: returns the purchases that the user began outside the app, and removes
/// them.
struct DrainIntents: AccountMethod {
  let limit: Int?

  static let name: StaticString = "entitlements.intents.drain"
  static let doc: StaticString =
    "Returns the purchases that the user began outside the app, and removes them, so that each is returned only once. Continue each of them with entitlements.buy."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The removed intents, in the order in which they were added."

  static let examples = [
    Example(
      "an intent that waits",
      given: [Example.Step("entitlements.intents.add", #"{"productId":"com.mainspring.app.premium.yearly"}"#)],
      params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field(
      "limit", \.limit, "The largest number of intents to return. If it is left out, all intents are returned.",
      .range(1...100))
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> IntentList {
    IntentList(intents: try service.intents.drain(limit: limit ?? PurchaseIntents.most, at: context.now))
  }
}

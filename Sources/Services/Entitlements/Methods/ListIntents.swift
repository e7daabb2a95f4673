internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.intents.list`: lists the waiting purchases that the user began outside the app.
struct ListIntents: AccountMethod {

  static let name: StaticString = "entitlements.intents.list"
  static let doc: StaticString =
    "Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the oldest first. The intents are not removed."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The waiting intents."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> IntentList {
    IntentList(intents: try service.intents.list(limit: PurchaseIntents.most))
  }
}

/// A list of purchase intents, as `entitlements.intents.list` and `entitlements.intents.drain` return it.
struct IntentList: Record {
  let intents: [PurchaseIntent]

  static let doc: StaticString = "A list of purchase intents."
}

extension IntentList {
  init<F: Fields<Self>>(_ field: inout F) {
    intents = field("intents", \.intents, "The intents, in the order in which they were added.")
  }
}

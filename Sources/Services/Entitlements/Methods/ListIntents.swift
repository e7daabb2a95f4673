internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.intents.list`
struct ListIntents: AccountMethod {

  static let name: StaticString = "entitlements.intents.list"
  static let doc: StaticString = "Lists what somebody began to buy outside the app, in the order in which it came."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The intents that wait."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> IntentList {
    IntentList(intents: try service.intents.list(limit: PurchaseIntents.most))
  }
}

/// The result of `entitlements.intents.list`.
struct IntentList: Record {
  let intents: [PurchaseIntent]

  static let doc: StaticString = "What somebody began to buy outside the app."
}

extension IntentList {
  init<F: Fields<Self>>(_ field: inout F) {
    intents = field("intents", \.intents, "In the order in which they came.")
  }
}

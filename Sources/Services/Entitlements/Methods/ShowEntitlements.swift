internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.current`: returns the tiers and features of the account, and the purchases that give them.
struct ShowEntitlements: AccountMethod {

  static let name: StaticString = "entitlements.current"
  static let doc: StaticString =
    "Returns the tiers and features of the account, and the purchases that give them."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers, the features, and the purchases that give them."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> CurrentEntitlements {
    try service.current(at: context.now)
  }
}

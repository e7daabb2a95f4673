internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.current`: returns the tiers and features that the account is entitled to, and the purchases
/// behind them.
struct ShowEntitlements: AccountMethod {

  static let name: StaticString = "entitlements.current"
  static let doc: StaticString =
    "Returns the tiers and features that the account is entitled to, and the purchases behind them."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers, the features, and the purchases behind them."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> CurrentEntitlements {
    try service.current(at: context.now)
  }
}

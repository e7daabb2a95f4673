internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.check`: returns whether the account may use a feature, and the products that include the
/// feature.
struct CheckFeature: AccountMethod {
  let feature: String

  static let name: StaticString = "entitlements.check"
  static let doc: StaticString =
    "Returns whether the account may use a feature, and the products that include the feature. Use this method before the app offers the feature."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The permission, and the tiers and products that include the feature."

  static let examples = [Example("a feature that was not bought", params: #"{"feature":"customPlaces"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    feature = field("feature", \.feature, "The id of the feature.", .length(1...100))
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> CheckedFeature {
    try service.check(Identifier(feature), at: context.now)
  }
}

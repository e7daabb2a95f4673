internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.check`
struct CheckFeature: AccountMethod {
  let feature: String

  static let name: StaticString = "entitlements.check"
  static let doc: StaticString = "Answers whether the account may use a feature, and what to buy otherwise."
  static let effect = Effect.read
  static let resultDoc: StaticString = "Yes or no, and what would allow it."

  static let examples = [Example("what nobody has bought", params: #"{"feature":"customPlaces"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    feature = field("feature", \.feature, "The feature.", .length(1...100))
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> CheckedFeature {
    try service.check(Identifier(feature), at: context.now)
  }
}

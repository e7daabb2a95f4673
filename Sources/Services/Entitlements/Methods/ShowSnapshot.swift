internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.snapshot`: returns the tiers and features that the account has, and the time when they last
/// changed.
struct ShowSnapshot: AccountMethod {

  static let name: StaticString = "entitlements.snapshot"
  static let doc: StaticString =
    "Returns the tiers and features that the account has, and the time when they last changed, as stored with the last documents. The core computes them again only after a purchase has ended, or after a change of the roots, the app, the environments or the catalogue."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers, the features, and the time when they last changed."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> EntitlementSnapshot {
    try service.snapshot(at: context.now)
  }
}

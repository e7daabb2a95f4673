internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.snapshot`: returns the stored tiers and features of the account, and the time of their last
/// change.
struct ShowSnapshot: AccountMethod {

  static let name: StaticString = "entitlements.snapshot"
  static let doc: StaticString =
    "Returns the tiers and features of the account, and the time when they last changed. The result was stored with the last documents, so this method is fast. The core computes it again only after a purchase has ended, or after a change of the roots, the app, the environments or the catalogue."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers, the features, and the time when they last changed."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> EntitlementSnapshot {
    try service.snapshot(at: context.now)
  }
}

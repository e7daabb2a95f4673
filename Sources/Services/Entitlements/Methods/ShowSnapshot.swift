internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.snapshot`
struct ShowSnapshot: AccountMethod {

  static let name: StaticString = "entitlements.snapshot"
  static let doc: StaticString =
    "Returns the tiers and features that the account has, and the time when they last changed, as stored with the last documents. They are computed anew only if a purchase has ended since, or the roots, the app, the environments or the catalogue have changed."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers, the features, and the time when they last changed."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> EntitlementSnapshot { try service.snapshot(at: context.now) }
}

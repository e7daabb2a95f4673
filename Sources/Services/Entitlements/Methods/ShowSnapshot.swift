internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.snapshot`
struct ShowSnapshot: AccountMethod {

  static let name: StaticString = "entitlements.snapshot"
  static let doc: StaticString =
    "Answers the tiers and features that the account has, and since when: as they were kept when documents came last, and computed anew only where something has ended since, or the core rests on something else."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers, the features, and when they last changed."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> EntitlementSnapshot { try service.snapshot(at: context.now) }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.snapshot`
struct ShowSnapshot: AccountMethod {

  static let name: StaticString = "entitlements.snapshot"
  static let doc: StaticString = "Answers what the account was entitled to when that last changed, without computing it anew."
  static let effect = Effect.read
  static let resultDoc: StaticString = "What stands in the app group, and whether it still holds."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> EntitlementSnapshot { try service.snapshot(at: context.now) }
}

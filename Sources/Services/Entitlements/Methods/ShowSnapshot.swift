internal import Kernel
internal import RPC
internal import Shape

/// `entitlements.snapshot`
struct ShowSnapshot: Method {

  static let name: StaticString = "entitlements.snapshot"
  static let doc: StaticString = "Answers what the account was entitled to when that last changed, without computing it anew."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "What stands in the app group, and whether it still holds."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements) throws(Failure) -> EntitlementSnapshot { try service.snapshot() }
}

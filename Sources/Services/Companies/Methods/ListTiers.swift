internal import Kernel
internal import RPC
internal import Shape

/// `companies.tiers`
struct ListTiers: Method {
  static let name: StaticString = "companies.tiers"
  static let doc: StaticString = "Lists the tiers, the smallest first, with what each allows."
  static let access = Access.anyone
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers."
  static let examples = [Example("all of them", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Void) throws(Failure) -> [TierLimits] { TierLimits.all }
}

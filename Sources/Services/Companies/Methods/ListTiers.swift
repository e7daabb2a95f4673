internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.tiers`: lists the tiers of companies with their limits, the smallest tier first.
struct ListTiers: UnscopedMethod {
  static let name: StaticString = "companies.tiers"
  static let doc: StaticString = "Lists the tiers of companies with their limits, the smallest tier first."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tiers with their limits."
  static let examples = [Example("all tiers", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> WholePage<TierLimits> {
    WholePage(TierLimits.all)
  }
}

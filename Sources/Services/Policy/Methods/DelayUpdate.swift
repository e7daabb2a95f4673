internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `policy.update.later`
struct DelayUpdate: AccountMethod {
  let version: Version, days: Int

  static let name: StaticString = "policy.update.later"
  static let doc: StaticString = "Puts a recommended update off for some days. One that is required is not put off."
  static let effect = Effect.write
  static let resultDoc: StaticString = "Until when policy.check does not recommend it."
  static let examples = [Example("for three days", given: ExampleSteps.config, params: #"{"version":"1.9.3","days":3}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The app's version, as policy.check gets it, or the one that is recommended.")
    days = field("days", \.days, "For how many days of 24 hours.", .range(1...365))
  }

  func call(on service: Policy, in context: Context) throws(Failure) -> UpdateDelay {
    let recommended = try service.appConfig.origin()?.content.policy.value?.recommendedVersion.value
    let delay = try service.delays.add(version, recommended: recommended, days: days, at: context.now)
    try service.dependencies.stores.changes.note(Policy.updatesKind, at: context.now)
    return delay
  }
}

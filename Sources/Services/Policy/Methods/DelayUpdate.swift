internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `policy.update.later`: puts off a recommended update for some days.
struct DelayUpdate: AccountMethod {
  let version: Version, days: Int

  static let name: StaticString = "policy.update.later"
  static let doc: StaticString =
    "Puts off a recommended update when the user chooses to update later: for the given number of days, `policy.check` does not report the update. A required update is still reported."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The given version, and the time from which policy.check recommends the update again."
  static let examples = [Example("for three days", given: Example.config, params: #"{"version":"1.9.3","days":3}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    version = field(
      "version", \.version,
      "The version to put off: the app's own version, as given to policy.check, or the recommended version.")
    days = field("days", \.days, "The number of days, each of 24 hours, from 1 to 365.", .range(1...365))
  }

  func call(on service: Policy, in context: Context) throws(Failure) -> UpdateDelay {
    let recommended = try service.appConfig.origin()?.content.policy.value?.recommendedVersion.value
    let delay = try service.delays.add(version, recommended: recommended, days: days, at: context.now)
    try service.dependencies.stores.changes.note(Policy.updatesKind, at: context.now)
    return delay
  }
}

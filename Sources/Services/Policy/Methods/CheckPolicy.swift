internal import RPC
internal import Shape
internal import Tenancy

/// The method `policy.check`: returns the need of an update for a version of the app: `none`, `recommended` or
/// `required`.
struct CheckPolicy: TimedMethod {
  let version: Version

  static let name: StaticString = "policy.check"
  static let doc: StaticString =
    "Returns the need of an update for a version of the app: `none`, `recommended` or `required`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The need of an update. `none` if no policy is known."
  static let examples = [
    Example("without a document", params: #"{"version":"1.0"}"#),
    Example("a version that should be updated", given: Example.config, params: #"{"version":"1.9.3"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.")
  }

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> PolicyVerdict {
    try service.check(version, at: context.now)
  }
}

internal import RPC
internal import Shape
internal import Tenancy

/// The method `policy.check`: returns whether a version of the app must or should be updated.
struct CheckPolicy: TimedMethod {
  let version: Version

  static let name: StaticString = "policy.check"
  static let doc: StaticString =
    "Returns whether a version of the app must or should be updated: `none`, `recommended` or `required`. Call this method when the app starts, with the app's own version."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The need for an update, and the message and the page for the user. `update` is `none` if no policy is known."
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

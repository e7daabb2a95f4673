internal import RPC
internal import Shape
internal import Tenancy

/// `policy.check`
struct CheckPolicy: TimedMethod {
  let version: Version

  static let name: StaticString = "policy.check"
  static let doc: StaticString = "Says whether a version of the app may be used, should be updated, or must be."
  static let effect = Effect.read
  static let resultDoc: StaticString = "What the version is to do; nothing when no policy is known."
  static let examples = [
    Example("without a document", params: #"{"version":"1.0"}"#),
    Example("a version that should be updated", given: ExampleSteps.config, params: #"{"version":"1.9.3"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The app's version; 1.10 is above 1.9, and 1.2 is 1.2.0.")
  }

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> PolicyVerdict { try service.check(version, at: context.now) }
}

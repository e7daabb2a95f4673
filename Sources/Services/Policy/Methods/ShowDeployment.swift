internal import RPC
internal import Shape
internal import Tenancy

/// `policy.deployment.get`
struct ShowDeployment: TimedMethod {
  static let name: StaticString = "policy.deployment.get"
  static let doc: StaticString = "Returns the deployment path of the app: its data is with Apple's own services, or with a backend."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The deployment path, and its source."
  static let examples = [
    Example("when nobody names one", params: "{}"), Example("as the document names it", given: Example.config, params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> Deployment { try service.deployment(at: context.now) }
}

internal import RPC
internal import Shape
internal import Tenancy

/// The method `policy.deployment.get`: returns the deployment path of the app, which says where the app's data is.
struct ShowDeployment: TimedMethod {
  static let name: StaticString = "policy.deployment.get"
  static let doc: StaticString =
    "Returns the deployment path of the app, which decides whether Apple's own services or the app's backend hold the app's data."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The deployment path, its source, and whether CloudKit is used."
  static let examples = [
    Example("when no source names a path", params: "{}"),
    Example("with a path in the document", given: Example.config, params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Policy, in context: TimedContext) throws(Failure) -> Deployment {
    try service.deployment(at: context.now)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `policy.deployment.set`
struct SetDeployment: AccountMethod {
  let path: DeploymentPath?

  static let name: StaticString = "policy.deployment.set"
  static let doc: StaticString = "Stores which deployment path is meant on this device, or removes what was stored."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The deployment path that holds now, and who names it."
  static let examples = [Example("a backend", params: #"{"path":"backend"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The deployment path; null or nothing removes what was stored.")
  }

  func call(on service: Policy, in context: Context) throws(Failure) -> Deployment { try service.setDeployment(path, at: context.now) }
}

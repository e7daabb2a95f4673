internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `policy.deployment.set`: stores a deployment path for this device, or removes the stored path.
struct SetDeployment: AccountMethod {
  let path: DeploymentPath?

  static let name: StaticString = "policy.deployment.set"
  static let doc: StaticString =
    "Stores a deployment path for this device, or removes the stored path. The path decides which services hold the app's data."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The deployment path that applies now, and its source. An environment variable takes precedence over the stored path."
  static let examples = [Example("a backend", params: #"{"path":"backend"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The deployment path to store: `appleNative` or `backend`. Without it, or with `null`, the stored path is removed."
    )
  }

  func call(on service: Policy, in context: Context) throws(Failure) -> Deployment {
    try service.setDeployment(path, at: context.now)
  }
}

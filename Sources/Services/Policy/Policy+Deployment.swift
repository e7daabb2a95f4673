internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Decides which services hold the app's data: Apple's own, or the app's backend.
extension Policy {
  /// The name under which `policy.deployment.set` stores the path.
  private static let setting = "deploymentPath"

  /// Returns the deployment path, which names the services that hold the app's data, and the source of the path.
  func deployment(at now: Timestamp) throws(Failure) -> Deployment {
    try deployment(of: try appConfig.current(at: now).content)
  }

  private func deployment(of document: AppConfig?) throws(Failure) -> Deployment {
    let config = document?.deployment.value
    let container = config?.container
    let fromEnvironment: [(DeploymentSource, String?)] = options.deployments.map { (.environment, $0) }
    let candidates: [(DeploymentSource, String?)] =
      [(.e2e, options.e2eDeployment)] + fromEnvironment + [
        (.setting, try dependencies.settings.value(of: Policy.setting)), (.file, config?.path.text),
        (.default, DeploymentPath.appleNative.rawValue),
      ]
    var considered: [ConsideredPath] = []
    var path = DeploymentPath.appleNative
    var source = DeploymentSource.default
    for case (let candidate, let value?) in candidates {
      let named = DeploymentPath(rawValue: value)
      considered.append(ConsideredPath(source: candidate, value: value, valid: named != nil))
      guard let named else { continue }
      (path, source) = (named, candidate)
      break
    }
    let isProduction = build.environment == .production
    return Deployment(
      path: path, source: source, cloudKit: path == .appleNative && isProduction && container != nil,
      buildEnvironment: build.environment, cloudKitContainer: container, considered: considered,
      problems: (document?.deploymentProblems ?? []).map { DocumentProblem($0) })
  }

  /// Returns the reason why the host's own cloud must not be used, with each unmet condition, or `nil` if it may be
  /// used.
  func refusalOfHostsCloud() throws(Failure) -> String? {
    // Reads the document without fetching it again. A fetch may need the public database, and the result of this
    // function decides whether the public database may be used.
    let deployment = try deployment(of: try appConfig.content())
    if deployment.cloudKit { return nil }
    var reasons: [String] = []
    if deployment.path != .appleNative {
      reasons.append("the path is \(deployment.path.rawValue) (\(deployment.source.rawValue)), not appleNative")
    }
    if deployment.buildEnvironment != .production {
      reasons.append(
        "the app was built for \(deployment.buildEnvironment.rawValue), not for production (--build-environment, system.hello)"
      )
    }
    if deployment.cloudKitContainer == nil { reasons.append("AppConfig names no deployment.cloudKitContainer") }
    return "policy.deployment does not let the host's cloud be used: \(reasons.joined(separator: "; "))"
  }

  /// Stores the deployment path that `policy.deployment.set` gives, or removes the stored path.
  func setDeployment(_ path: DeploymentPath?, at now: Timestamp) throws(Failure) -> Deployment {
    if try dependencies.settings.value(of: Policy.setting) != path?.rawValue {
      try dependencies.settings.set(Policy.setting, to: path?.rawValue)
      try dependencies.stores.changes.note(Policy.deploymentKind, ["setting"], at: now)
      deploymentChanged()
    }
    return try deployment(at: now)
  }

  /// The kind of record with which subscribers and live queries learn of changes of the deployment.
  static let deploymentKind = DeviceKind("deployment", of: PolicyModule.name)
}

extension Policy: PathKeeper {
  func path(at now: Timestamp) throws(Failure) -> DeploymentPath { try deployment(at: now).path }
}

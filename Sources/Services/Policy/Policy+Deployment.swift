internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Decides where the app's data is: in Apple's cloud, or in a backend.
extension Policy {
  /// The name of the stored setting.
  private static let setting = "deploymentPath"

  /// Returns the place of the app's data, and its source.
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

  /// Returns the reason that the host's own cloud is not used, with each missing fact, or `nil` if it may be used.
  func refusalOfHostsCloud() throws(Failure) -> String? {
    // The document is not fetched again for this. The document may consist of public records, and the result decides
    // whether public records may be fetched.
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

  /// Stores the setting, or removes it.
  func setDeployment(_ path: DeploymentPath?, at now: Timestamp) throws(Failure) -> Deployment {
    if try dependencies.settings.value(of: Policy.setting) != path?.rawValue {
      try dependencies.settings.set(Policy.setting, to: path?.rawValue)
      try dependencies.stores.changes.note(Policy.deploymentKind, ["setting"], at: now)
      deploymentChanged()
    }
    return try deployment(at: now)
  }

  /// The kind of the setting for subscribers and live queries.
  static let deploymentKind = DeviceKind("deployment", of: PolicyModule.name)
}

extension Policy: PathKeeper {
  func path(at now: Timestamp) throws(Failure) -> DeploymentPath { try deployment(at: now).path }
}

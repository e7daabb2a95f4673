internal import Kernel
internal import RPC
internal import Shape

extension Policy {
  /// Under what name the setting is kept.
  private static let setting = "deploymentPath"

  /// Where the app's data is, and who says so.
  func deployment() throws(Failure) -> Deployment {
    let config = try appConfig.current().content?.deployment.value
    let container = config?.cloudKitContainer.value?.text
    let candidates: [(DeploymentSource, String?)] = [
      (.e2e, options.e2eDeployment), (.environment, options.deployment), (.setting, try kernel.settings.value(of: Policy.setting)),
      (.file, config?.path.text), (.default, DeploymentPath.appleNative.rawValue),
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
    // Asked in any case: a live answer follows what it rests on.
    let isProduction = try kernel.entitlements?.environment() == "Production"
    return Deployment(
      path: path, source: source, cloudKit: path == .appleNative && isProduction && container != nil, cloudKitContainer: container,
      considered: considered)
  }

  /// Stores the setting, or removes it.
  func setDeployment(_ path: DeploymentPath?) throws(Failure) -> Deployment {
    try kernel.settings.set(Policy.setting, to: path?.rawValue)
    return try deployment()
  }
}

/// Who names a deployment path, the strongest first.
enum DeploymentSource: String, Choice {
  case e2e, environment, setting, file, `default`

  static let spellings = Spellings<DeploymentSource>()

  static let fieldDoc: StaticString =
    "e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file: the document AppConfig; default: nobody."
}

/// A value that was looked at.
struct ConsideredPath: Record {
  let source: DeploymentSource, value: String, valid: Bool

  static let doc: StaticString = "A deployment path that somebody names."

  init(source: DeploymentSource, value: String, valid: Bool) {
    self.source = source
    self.value = value
    self.valid = valid
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    source = field("source", \.source, DeploymentSource.fieldDoc)
    value = field("value", \.value, "What stands there.")
    valid = field("valid", \.valid, "Whether it is a deployment path; others are passed over.")
  }
}

/// What `policy.deployment` answers.
struct Deployment: Record {
  let path: DeploymentPath, source: DeploymentSource, cloudKit: Bool, cloudKitContainer: String?, considered: [ConsideredPath]

  static let doc: StaticString = "Where the app's data is, and who says so."

  init(path: DeploymentPath, source: DeploymentSource, cloudKit: Bool, cloudKitContainer: String?, considered: [ConsideredPath]) {
    self.path = path
    self.source = source
    self.cloudKit = cloudKit
    self.cloudKitContainer = cloudKitContainer
    self.considered = considered
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    path = field("path", \.path, "The deployment path.")
    source = field("source", \.source, DeploymentSource.fieldDoc)
    cloudKit = field(
      "cloudKit", \.cloudKit,
      "Whether CloudKit is used: with appleNative alone, in the App Store's production environment, and with a container.")
    cloudKitContainer = field("cloudKitContainer", \.cloudKitContainer, "The id of the container that AppConfig names; null for none.")
    considered = field("considered", \.considered, "What was looked at, in its order, up to the one that won.")
  }
}

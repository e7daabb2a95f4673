internal import Ports
internal import Shape

/// The result of `policy.deployment.get`.
struct Deployment: Record {
  let path: DeploymentPath, source: DeploymentSource, cloudKit: Bool, buildEnvironment: BuildEnvironment, cloudKitContainer: String?,
    considered: [ConsideredPath], problems: [DocumentProblem]

  static let doc: StaticString = "Where the app's data is, and who says so."
}

extension Deployment {
  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The deployment path.")
    source = field("source", \.source, DeploymentSource.fieldDoc)
    cloudKit = field(
      "cloudKit", \.cloudKit,
      "Whether CloudKit is used: with appleNative alone, in an app that was built for production, and with a container. Otherwise sync with the host's cloud is paused."
    )
    buildEnvironment = field(
      "buildEnvironment", \.buildEnvironment,
      "What the app was built for: as the core was started, else as system.hello says, else development.")
    cloudKitContainer = field("cloudKitContainer", \.cloudKitContainer, "The id of the container that AppConfig names; null for none.")
    considered = field("considered", \.considered, "What was looked at, in its order, up to the one that won.")
    problems = field("problems", \.problems, "What of the document's deployment is malformed or not known, and counts as not there.")
  }
}

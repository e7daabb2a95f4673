internal import Ports
internal import Shape

/// The result of `policy.deployment.get`.
struct Deployment: Record {
  let path: DeploymentPath, source: DeploymentSource, cloudKit: Bool, buildEnvironment: BuildEnvironment, cloudKitContainer: String?,
    considered: [ConsideredPath], problems: [DocumentProblem]

  static let doc: StaticString = "The place of the app's data, and the source that names it."
}

extension Deployment {
  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The deployment path: appleNative for Apple's own services, or backend.")
    source = field("source", \.source, DeploymentSource.fieldDoc)
    cloudKit = field(
      "cloudKit", \.cloudKit,
      "`true` if CloudKit is used: the path is appleNative, the app was built for production, and AppConfig names a container. Otherwise sync with the host's cloud is paused."
    )
    buildEnvironment = field(
      "buildEnvironment", \.buildEnvironment,
      "The build environment of the app: as given when the core was started, else as given by system.hello, else development.")
    cloudKitContainer = field(
      "cloudKitContainer", \.cloudKitContainer, "The id of the container that AppConfig names; null if there is none.")
    considered = field(
      "considered", \.considered, "The values that sources name, in their order of precedence, up to the one that is used.")
    problems = field("problems", \.problems, "The malformed and unknown members of the document's deployment, which are ignored.")
  }
}

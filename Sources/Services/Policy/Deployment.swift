internal import Ports
internal import Shape

/// The result of `policy.deployment.get`.
struct Deployment: Record {
  let path: DeploymentPath, source: DeploymentSource, cloudKit: Bool, buildEnvironment: BuildEnvironment,
    cloudKitContainer: String?,
    considered: [ConsideredPath], problems: [DocumentProblem]

  static let doc: StaticString = "Where the app's data is: the services that hold it, and the source of that choice."
}

extension Deployment {
  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The deployment path, which names the services that hold the app's data. appleNative: Apple's own services. backend: the app's backend."
    )
    source = field("source", \.source, DeploymentSource.fieldDoc)
    cloudKit = field(
      "cloudKit", \.cloudKit,
      "`true` if sync can use the host's CloudKit: `path` is `appleNative`, the app was built for production, and AppConfig names a container. Otherwise sync with the host's cloud is paused."
    )
    buildEnvironment = field(
      "buildEnvironment", \.buildEnvironment,
      "The environment for which the app was built, from the core's option `--build-environment`. Without the option, the value from `system.hello`. Without both, `development`."
    )
    cloudKitContainer = field(
      "cloudKitContainer", \.cloudKitContainer,
      "The id of the CloudKit container that AppConfig names. `null` if AppConfig names no container.")
    considered = field(
      "considered", \.considered,
      "The values that the sources give, beginning with the source of the highest precedence. The last value is used; the values before it are not valid deployment paths. Sources of lower precedence are left out."
    )
    problems = field(
      "problems", \.problems,
      "The malformed and unknown members of `deployment` in AppConfig. The core ignores these members.")
  }
}

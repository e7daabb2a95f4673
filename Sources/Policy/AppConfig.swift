internal import Shape

/// The document that steers the app: its policy, its flags, its deployment.
struct AppConfig: DocumentContent {
  let maxAge: Int?, policy: Lenient<AppPolicy>, flags: FlagSet?, deployment: Lenient<DeploymentConfig>

  static let doc: StaticString = "The document that steers the app from outside. Members that the core does not know are let pass."
  static let name = DocumentName.appConfig

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    maxAge = field(
      "maxAge", \.maxAge, "For how many seconds after it was fetched it is fresh, the last one included; 3600 without it.",
      Self.maxAgeLimit)
    policy = field("policy", \.policy, "Which versions of the app may be used; when it is malformed, there is none.")
    flags = field("flags", \.flags, "Names that are on or off.")
    deployment = field("deployment", \.deployment, "Where the app's data is; what is malformed in it counts as not there.")
  }

  var remarks: [Problem] { policyProblems + deploymentProblems }

  /// Why the policy is none.
  var policyProblems: [Problem] { policy.problems.map { $0.within("/policy", called: "policy") } }

  private var deploymentProblems: [Problem] {
    let path = deployment.value?.path.problems.map { $0.within("/deployment/path", called: "path") }
    let container = deployment.value?.cloudKitContainer.problems.map {
      $0.within("/deployment/cloudKitContainer", called: "cloudKitContainer")
    }
    return deployment.problems.map { $0.within("/deployment", called: "deployment") } + (path ?? []) + (container ?? [])
  }
}

/// Which versions of the app may be used.
struct AppPolicy: Record, Sendable {
  let minimumVersion: Version?, recommendedVersion: Version?, message: String?, url: String?

  static let doc: StaticString = "Which versions of the app may be used, and what to say to who has an older one."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    minimumVersion = field("minimumVersion", \.minimumVersion, "Lower ones must be updated.")
    recommendedVersion = field("recommendedVersion", \.recommendedVersion, "Lower ones should be updated.")
    message = field("message", \.message, "What to say to who should or must update.")
    url = field("url", \.url, "Where the update is.")
  }
}

/// Where the app's data is.
struct DeploymentConfig: Record, Sendable {
  let path: Lenient<DeploymentPath>, cloudKitContainer: Lenient<Line>

  static let doc: StaticString = "Where the app's data is."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    path = field("path", \.path, "The deployment path, where neither the environment nor a setting names one.")
    cloudKitContainer = field("cloudKitContainer", \.cloudKitContainer, "The id of the container in CloudKit; a blank one is none.")
  }
}

/// Where an app's data is: with Apple's own services, or with a backend.
enum DeploymentPath: String, Choice {
  case appleNative, backend

  static let spellings = Spellings<DeploymentPath>()
}

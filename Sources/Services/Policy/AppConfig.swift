internal import Shape

/// The document that steers the app: its policy, its flags, its deployment.
struct AppConfig: DocumentContent {
  let maxAge: Int?, policy: Lenient<AppPolicy>, flags: FlagSet?, deployment: Lenient<DeploymentConfig>

  static let doc: StaticString = "The document that steers the app from outside. Members that the core does not know are let pass."
  static let name = DocumentName.appConfig

  init<F: Fields<Self>>(_ field: inout F) {
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

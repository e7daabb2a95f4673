internal import JSON
internal import Shape

/// The document that configures the app: its policy, its flags, its deployment.
struct AppConfig: DocumentContent {
  let maxAge: Lenient<MaxAge>, policy: Lenient<AppPolicy>, flags: Lenient<FlagSet>,
    deployment: Lenient<DeploymentConfig>

  static let doc: StaticString =
    "The document AppConfig, with which the app's maker steers the app: its policy, flags and deployment. Members that the core does not know are ignored."
  static let name = DocumentName.appConfig

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, MaxAge.fieldDoc)
    policy = field("policy", \.policy, "The versions of the app that may be used. Malformed members are ignored.")
    flags = field("flags", \.flags, "The flags by name: `true` for on, `false` for off. Malformed flags are ignored.")
    deployment = field(
      "deployment", \.deployment, "The services that hold the app's data. Malformed members are ignored.")
  }

  var problems: [Problem] { commonProblems + policyProblems + flagProblems + deploymentProblems }

  /// The problems of parts of the policy. These parts are left out.
  var policyProblems: [Problem] { policy.problems("policy") + (policy.value?.problems(in: "/policy") ?? []) }

  /// The problems of flags. These flags are left out.
  var flagProblems: [Problem] {
    flags.problems("flags") + (flags.value?.problems.map { $0.within("/flags", called: "flags") } ?? [])
  }

  /// The problems of parts of the deployment. These parts are left out. An unknown member is a problem here, because a
  /// mistyped name must not silently keep an app from its cloud.
  var deploymentProblems: [Problem] {
    deployment.problems("deployment") + (deployment.value?.problems(in: "/deployment") ?? [])
      + deployment.unknownMembers("deployment")
  }
}

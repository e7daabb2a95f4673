internal import JSON
internal import Shape

/// The document `AppConfig`, which configures the app: its policy, its flags and its deployment.
struct AppConfig: DocumentContent {
  let maxAge: Lenient<MaxAge>, policy: Lenient<AppPolicy>, flags: Lenient<FlagSet>,
    deployment: Lenient<DeploymentConfig>

  static let doc: StaticString =
    "The document AppConfig, with which the app's maker configures installed apps: the policy for old versions, the flags, and the services that hold the app's data. The core ignores members that it does not know."
  static let name = DocumentName.appConfig

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, MaxAge.fieldDoc)
    policy = field(
      "policy", \.policy,
      "The versions of the app that may be used, and the message for users of older ones. Malformed members are ignored."
    )
    flags = field("flags", \.flags, "The flags by name: `true` for on, `false` for off. Malformed flags are ignored.")
    deployment = field(
      "deployment", \.deployment, "The services that hold the app's data. Malformed members are ignored.")
  }

  var problems: [Problem] { commonProblems + policyProblems + flagProblems + deploymentProblems }

  /// The problems of malformed members of the policy. The core ignores these members.
  var policyProblems: [Problem] { policy.problems("policy") + (policy.value?.problems(in: "/policy") ?? []) }

  /// The problems of malformed flags. The core ignores these flags.
  var flagProblems: [Problem] {
    flags.problems("flags") + (flags.value?.problems.map { $0.within("/flags", called: "flags") } ?? [])
  }

  /// The problems of malformed or unknown members of the deployment. The core ignores these members. In other parts an
  /// unknown member is no problem, but a mistyped name here must not silently keep an app from its cloud.
  var deploymentProblems: [Problem] {
    deployment.problems("deployment") + (deployment.value?.problems(in: "/deployment") ?? [])
      + deployment.unknownMembers("deployment")
  }
}

internal import JSON
internal import Shape

/// The document that steers the app: its policy, its flags, its deployment.
struct AppConfig: DocumentContent {
  let maxAge: Lenient<MaxAge>, policy: Lenient<AppPolicy>, flags: Lenient<FlagSet>, deployment: Lenient<DeploymentConfig>

  static let doc: StaticString = "The document that steers the app from outside. Members that the core does not know are let pass."
  static let name = DocumentName.appConfig

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, MaxAge.fieldDoc)
    policy = field("policy", \.policy, "Which versions of the app may be used; what is malformed in it counts as not there.")
    flags = field("flags", \.flags, "Names that are on or off; those that are neither count as not there.")
    deployment = field("deployment", \.deployment, "Where the app's data is; what is malformed in it counts as not there.")
  }

  var problems: [Problem] { commonProblems + policyProblems + flagProblems + deploymentProblems }

  /// What of the policy is left out, and why.
  var policyProblems: [Problem] { policy.problems("policy") + (policy.value?.problems(in: "/policy") ?? []) }

  /// Which flags are left out, and why.
  var flagProblems: [Problem] { flags.problems("flags") + (flags.value?.problems.map { $0.within("/flags", called: "flags") } ?? []) }

  /// What of the deployment is left out, and why. A member that is not known is a problem here: a mistyped name must not keep an app from
  /// its cloud without a word.
  var deploymentProblems: [Problem] {
    deployment.problems("deployment") + (deployment.value?.problems(in: "/deployment") ?? []) + deployment.unknownMembers("deployment")
  }
}

internal import Shape

/// The sources of a deployment path. A source takes precedence over those after it.
enum DeploymentSource: String, Choice {
  case e2e, environment, setting, file, `default`

  static let spellings = Spellings<DeploymentSource>()

  static let fieldDoc: StaticString =
    "The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set. file: the document AppConfig. default: no source gives a path."
}

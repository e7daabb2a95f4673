internal import Shape

/// Who names a deployment path, the strongest first.
enum DeploymentSource: String, Choice {
  case e2e, environment, setting, file, `default`

  static let spellings = Spellings<DeploymentSource>()

  static let fieldDoc: StaticString =
    "e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file: the document AppConfig; default: nobody."
}

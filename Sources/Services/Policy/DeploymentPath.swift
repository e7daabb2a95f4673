internal import Shape

/// Where an app's data is: with Apple's own services, or with a backend.
enum DeploymentPath: String, Choice {
  case appleNative, backend

  static let spellings = Spellings<DeploymentPath>()
}

internal import Shape

/// The result of `policy.deployment.get`.
struct Deployment: Record {
  let path: DeploymentPath, source: DeploymentSource, cloudKit: Bool, cloudKitContainer: String?, considered: [ConsideredPath]

  static let doc: StaticString = "Where the app's data is, and who says so."
}

extension Deployment {
  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The deployment path.")
    source = field("source", \.source, DeploymentSource.fieldDoc)
    cloudKit = field(
      "cloudKit", \.cloudKit,
      "Whether CloudKit is used: with appleNative alone, in the App Store's production environment, and with a container.")
    cloudKitContainer = field("cloudKitContainer", \.cloudKitContainer, "The id of the container that AppConfig names; null for none.")
    considered = field("considered", \.considered, "What was looked at, in its order, up to the one that won.")
  }
}

internal import Ports
internal import Shape

/// Where the app's data is.
struct DeploymentConfig: Record, Sendable {
  let path: Lenient<DeploymentPath>, cloudKitContainer: Lenient<Line>

  static let doc: StaticString = "Where the app's data is."

  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The deployment path, where neither the environment nor a setting names one.")
    cloudKitContainer = field("cloudKitContainer", \.cloudKitContainer, "The id of the container in CloudKit; a blank one is none.")
  }

  /// What is left out, and why, where it stands at a pointer.
  func problems(in outer: String) -> [Problem] {
    path.problems("path", in: outer) + cloudKitContainer.problems("cloudKitContainer", in: outer)
  }
}

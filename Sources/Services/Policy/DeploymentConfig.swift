internal import Ports
internal import Shape

/// The part of AppConfig that says which services hold the app's data.
struct DeploymentConfig: Record, Sendable {
  let path: Lenient<DeploymentPath>, cloudKitContainer: Lenient<Line>, cloudKitContainerIdentifier: Lenient<Line>

  static let doc: StaticString = "The choice of the services that hold the app's data."

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The deployment path: `appleNative` or `backend`. It is used if neither an environment variable nor a setting gives a path."
    )
    cloudKitContainer = field(
      "cloudKitContainer", \.cloudKitContainer, "The id of the container in CloudKit. A blank id names no container.")
    cloudKitContainerIdentifier = field(
      "cloudKitContainerIdentifier", \.cloudKitContainerIdentifier,
      "Another name for `cloudKitContainer`, after CloudKit's own `containerIdentifier`. If both are given, `cloudKitContainer` takes precedence."
    )
  }

  /// The id of the container, under either of its two names, or `nil` if neither is given.
  var container: String? { cloudKitContainer.value?.text ?? cloudKitContainerIdentifier.value?.text }

  /// Returns the problems of malformed members.
  /// - Parameter outer: the JSON pointer to this part of the document.
  func problems(in outer: String) -> [Problem] {
    path.problems("path", in: outer) + cloudKitContainer.problems("cloudKitContainer", in: outer)
      + cloudKitContainerIdentifier.problems("cloudKitContainerIdentifier", in: outer) + contradictions(in: outer)
  }

  /// Returns the problem of two different ids under the two names, because one of the ids must be a mistake.
  private func contradictions(in outer: String) -> [Problem] {
    guard let container = cloudKitContainer.value?.text, let other = cloudKitContainerIdentifier.value?.text,
      !container.utf8.elementsEqual(other.utf8)
    else { return [] }
    return [
      Problem(
        pointer: "\(outer)/cloudKitContainerIdentifier", kind: .value,
        message: "cloudKitContainerIdentifier must be the same as cloudKitContainer, \(container), or be left out")
    ]
  }
}

internal import Shape

/// A value that a source gives for the deployment path.
struct ConsideredPath: Record {
  let source: DeploymentSource, value: String, valid: Bool

  static let doc: StaticString = "A value that a source gives for the deployment path, such as an environment variable."
}

extension ConsideredPath {
  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, DeploymentSource.fieldDoc)
    value = field("value", \.value, "The value as the source gives it.")
    valid = field("valid", \.valid, "`true` if the value is a valid deployment path. Other values are ignored.")
  }
}

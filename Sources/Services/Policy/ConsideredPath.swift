internal import Shape

/// A deployment path that was considered, with its source.
struct ConsideredPath: Record {
  let source: DeploymentSource, value: String, valid: Bool

  static let doc: StaticString = "A value that a source names as the deployment path."
}

extension ConsideredPath {
  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, DeploymentSource.fieldDoc)
    value = field("value", \.value, "The value.")
    valid = field("valid", \.valid, "`true` if the value is a valid deployment path. Other values are ignored.")
  }
}

internal import Shape

/// A value that was looked at.
struct ConsideredPath: Record {
  let source: DeploymentSource, value: String, valid: Bool

  static let doc: StaticString = "A deployment path that somebody names."
}

extension ConsideredPath {
  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, DeploymentSource.fieldDoc)
    value = field("value", \.value, "What stands there.")
    valid = field("valid", \.valid, "Whether it is a deployment path; others are passed over.")
  }
}

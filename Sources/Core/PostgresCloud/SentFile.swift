internal import Shape

/// A field that has a content.
struct SentFile: Record {
  let field: String, sha256: String

  static let doc: StaticString = "A field that has a content."
}

extension SentFile {
  init<F: Fields<Self>>(_ field: inout F) {
    self.field = field("field", \.field, "The field.")
    sha256 = field("sha256", \.sha256, "The digest of the content.")
  }
}

internal import Shape

/// A field that has a content.
struct SentFile: Record {
  let field: String, sha256: String

  static let doc: StaticString = "A field that has a content."

  init(field: String, sha256: String) {
    self.field = field
    self.sha256 = sha256
  }

  init<F: Fields<Self>>(_ field: inout F) {
    self.field = field("field", \.field, "The field.")
    sha256 = field("sha256", \.sha256, "The digest of the content.")
  }
}

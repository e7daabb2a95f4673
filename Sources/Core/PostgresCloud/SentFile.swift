internal import Shape

/// A field of a record whose value refers to a file's content.
struct SentFile: Record {
  let field: String, sha256: String

  static let doc: StaticString = "A field whose value is a file's content."
}

extension SentFile {
  init<F: Fields<Self>>(_ field: inout F) {
    self.field = field("field", \.field, "The name of the field.")
    sha256 = field("sha256", \.sha256, "The SHA-256 digest of the content.")
  }
}

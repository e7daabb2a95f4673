internal import JSON
internal import Shape

/// The content of a remote document. Its members are also the schema of the document.
///
/// Each member is read by itself: a malformed member counts as missing, and does not affect the others.
protocol DocumentContent: Record, Sendable {
  static var name: DocumentName { get }

  var maxAge: Lenient<MaxAge> { get }

  /// The problems of malformed members of the document. These members count as missing.
  var problems: [Problem] { get }
}

extension DocumentContent {
  /// The problems of the members that every document has.
  var commonProblems: [Problem] { maxAge.problems("maxAge") }

  /// Reads the text of a document: an object, or a list of records. Unknown members are ignored, because a newer
  /// program may have written them.
  static func read(_ text: [UInt8]) throws(JSONText.Defect) -> Self {
    try JSONText.read(RecordFolding.document(name, of: text) ?? text, ignoresUnknown: true) { Self.read(from: &$0) }
  }
}

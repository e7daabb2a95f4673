internal import JSON
internal import Shape

/// The content of a remote document; its record is its schema.
///
/// Each part of a document is read by itself: a malformed part counts as missing, and does not affect the others.
protocol DocumentContent: Record, Sendable {
  static var name: DocumentName { get }

  var maxAge: Lenient<MaxAge> { get }

  /// The problems of malformed parts of the document. These parts count as missing.
  var problems: [Problem] { get }
}

extension DocumentContent {
  /// The problems of the parts that every document has.
  var commonProblems: [Problem] { maxAge.problems("maxAge") }

  /// Reads the text of a document: an object, or a list of records. Unknown members, which a newer program may have
  /// written, are ignored.
  static func read(_ text: [UInt8]) throws(JSONText.Defect) -> Self {
    try JSONText.read(RecordFolding.document(name, of: text) ?? text, ignoresUnknown: true) { Self.read(from: &$0) }
  }
}

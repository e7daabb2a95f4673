internal import JSON
internal import Shape

/// What a remote document holds; its record is its shape.
///
/// Each part of a document stands by itself: a malformed one counts as not there, and spoils nothing beside it.
protocol DocumentContent: Record, Sendable {
  static var name: DocumentName { get }

  var maxAge: Lenient<MaxAge> { get }

  /// What is malformed in it, and counts as not there.
  var problems: [Problem] { get }
}

extension DocumentContent {
  /// What is wrong with the parts that every document has.
  var commonProblems: [Problem] { maxAge.problems("maxAge") }

  /// Reads a document's text, an object or a list of records; members that a newer writer knows are let pass.
  static func read(_ text: [UInt8]) throws(JSONText.Defect) -> Self {
    try JSONText.read(RecordFolding.document(name, of: text) ?? text, ignoresUnknown: true) { Self.read(from: &$0) }
  }
}

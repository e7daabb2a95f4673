internal import JSON
internal import Shape

/// What a remote document holds; its record is its shape.
protocol DocumentContent: Record, Sendable {
  static var name: DocumentName { get }

  /// For how many seconds after it was fetched it is fresh; nil for `DocumentContent.usualMaxAge`.
  var maxAge: Int? { get }

  /// What is wrong with its shape, and no single member shows.
  var contradictions: [Problem] { get }

  /// What is malformed in it and counts as not there.
  var remarks: [Problem] { get }
}

extension DocumentContent {
  /// In seconds.
  static var usualMaxAge: Int { 3600 }
  static var maxAgeLimit: Limit { .range(0...31_536_000) }

  var contradictions: [Problem] { [] }
  var remarks: [Problem] { [] }

  /// Reads a document's text; members that a newer writer knows are let pass.
  static func read(_ text: [UInt8]) throws(JSONText.Defect) -> Self {
    let content = try JSONText.read(text, ignoresUnknown: true) { Self.read(from: &$0) }
    let contradictions = content.contradictions
    if !contradictions.isEmpty { throw .shape(contradictions) }
    return content
  }
}

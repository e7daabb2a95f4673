public import JSON
public import Shape

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

  /// Reads a document's text.
  /// - Throws: why it can't be used.
  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(DocumentDefect) -> Self {
    switch readLeniently(text, as: Self.self) {
    case .failure(let failure): throw .noJSON(failure)
    case .success(let reading):
      // What could not be read has examples in its place, which contradict each other.
      let problems = reading.problems.isEmpty ? reading.value.contradictions : reading.problems
      if !problems.isEmpty { throw .shape(problems) }
      return reading.value
    }
  }
}

/// Why a document can't be used.
public enum DocumentDefect: Error {
  case noJSON(ParseFailure)
  /// What its shape breaks; never empty.
  case shape([Problem])

  /// What is wrong, and where.
  public var sentence: String {
    switch self {
    case .noJSON(let failure): return "it is no JSON: \(failure.sentence)"
    case .shape(let problems):
      guard let first = problems.first?.within("", called: "the document") else { return "it can't be read" }
      let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
      return first.pointer.isEmpty ? "\(first.message)\(more)" : "\(first.pointer): \(first.message)\(more)"
    }
  }
}

/// The remote documents.
enum DocumentName: String, Choice {
  case appConfig = "AppConfig"
  case promotions = "IAPPromo"

  static let spellings = Spellings<DocumentName>()
}

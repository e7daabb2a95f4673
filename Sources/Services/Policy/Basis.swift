internal import Shape
internal import Vocabulary

/// The freshness, age and origin of the document on which a result is based.
struct Basis: Record {
  let source: Freshness, age: Int?, origin: DocumentOrigin

  static let doc: StaticString = "The freshness, age and origin of the document on which a result is based."

  /// The basis of a result that uses a document from a file. The file is read when the process starts, so the document
  /// counts as fresh.
  static let file = Basis(source: .fresh, age: 0, origin: .file)
  /// The basis of a result for which there is no document.
  static let builtIn = Basis(source: .default, age: nil, origin: .builtIn)
}

extension Basis {
  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
    origin = field(
      "origin", \.origin,
      "The origin of the document. host: fetched by the host. records: composed of records of the public database. file: read from a file that an option of the core names. builtIn: there is no document, and defaults apply."
    )
  }

  /// Creates the basis of a document from the time of its fetch. The document is fresh for `maxAge` seconds. If the
  /// clock was set back, the time of the fetch may be in the future. Such a document counts as stale, because its age
  /// is unknown.
  init(fetchedAt: Timestamp, now: Timestamp, maxAge: Int, origin: DocumentOrigin) {
    self.init(
      source: fetchedAt.isFresh(at: now, maxAge: maxAge) ? .fresh : .stale, age: fetchedAt.age(at: now), origin: origin)
  }
}

/// The origin of a remote document.
enum DocumentOrigin: String, Choice {
  case host, records, file, builtIn

  static let spellings = Spellings<DocumentOrigin>()
}

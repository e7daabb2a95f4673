internal import Shape
internal import Vocabulary

/// The basis of an answer: its freshness, its age, and its origin.
struct Basis: Record {
  let source: Freshness, age: Int?, origin: DocumentOrigin

  static let doc: StaticString = "The freshness, age and origin of the document on which a result is based."

  /// The basis of a document from a file, which is as new as the process.
  static let file = Basis(source: .fresh, age: 0, origin: .file)
  /// The basis without any document.
  static let builtIn = Basis(source: .default, age: nil, origin: .builtIn)
}

extension Basis {
  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
    origin = field(
      "origin", \.origin,
      "The origin of the document. host: fetched by the host. records: composed of records of the public database. file: read from the file that an option names. builtIn: there is no document, and defaults apply."
    )
  }

  /// Creates the basis of a document that was fetched at an instant and is fresh for the given number of seconds. If
  /// the clock was set back, a document may be from the future. Such a document is stale, as its age is unknown.
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

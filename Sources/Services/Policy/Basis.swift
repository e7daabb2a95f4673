internal import Shape
internal import Vocabulary

/// What an answer rests on: how fresh that is, how old, and where it comes from.
struct Basis: Record {
  let source: Freshness, age: Int?, origin: DocumentOrigin

  static let doc: StaticString = "The freshness, age and origin of the document on which a result is based."

  /// A file is as new as the process.
  static let file = Basis(source: .fresh, age: 0, origin: .file)
  /// Nothing is known.
  static let builtIn = Basis(source: .default, age: nil, origin: .builtIn)
}

extension Basis {
  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
    origin = field(
      "origin", \.origin,
      "host: fetched by the host. records: made of records of the public database. file: from the file that an option names. builtIn: there is no document."
    )
  }

  /// A document that was fetched at an instant, and is fresh for so many seconds. One from the future, after the clock was set back, is
  /// stale: how old it is can't be said.
  init(fetchedAt: Timestamp, now: Timestamp, maxAge: Int, origin: DocumentOrigin) {
    self.init(source: fetchedAt.isFresh(at: now, maxAge: maxAge) ? .fresh : .stale, age: fetchedAt.age(at: now), origin: origin)
  }
}

/// Where a remote document comes from.
enum DocumentOrigin: String, Choice {
  case host, records, file, builtIn

  static let spellings = Spellings<DocumentOrigin>()
}

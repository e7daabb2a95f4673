internal import Ports
internal import Shape
internal import Vocabulary

/// The freshness of the stored records of a type.
struct ContentBasis: Record {
  let source: Freshness, age: Int?, fetchedAt: Timestamp?, refreshFailure: RefreshFailure?

  static let doc: StaticString = "The freshness and age of the stored records of a type."

  /// The time after a fetch during which records are fresh, in seconds.
  static let maxAge = 3600

  init(_ type: StoredType?, at now: Timestamp) {
    fetchedAt = type?.fetchedAt
    age = fetchedAt?.age(at: now)
    source = fetchedAt.map { $0.isFresh(at: now, maxAge: ContentBasis.maxAge) ? .fresh : .stale } ?? .default
    refreshFailure = type?.failure
  }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
    fetchedAt = field(
      "fetchedAt", \.fetchedAt, "The time when the records were last fetched; `null` if they were never fetched.")
    refreshFailure = field(
      "refreshFailure", \.refreshFailure,
      "The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none.")
  }
}

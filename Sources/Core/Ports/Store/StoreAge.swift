public import Shape
public import Vocabulary

/// The age of the app store's last answer.
public struct StoreAge: Record, Sendable {
  public let source: Freshness, age: Int?

  public static let doc: StaticString = "The freshness and age of the store's data about products."

  /// The number of seconds for which an answer of the store is fresh: one day.
  public static let maxAge = 86_400

  /// - Parameter fetchedAt: the time when the store answered; `nil` if it has never answered.
  public init(fetchedAt: Timestamp?, now: Timestamp) {
    age = fetchedAt.map { $0.age(at: now) }
    source = fetchedAt.map { $0.isFresh(at: now, maxAge: StoreAge.maxAge) ? .fresh : .stale } ?? .default
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    source = field(
      "source", \.source,
      "The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the store has never sent data."
    )
    age = field("age", \.age, Freshness.ageDoc)
  }
}

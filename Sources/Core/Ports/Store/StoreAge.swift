public import Shape
public import Vocabulary

/// The age of the app store's answer.
public struct StoreAge: Record, Sendable {
  public let source: Freshness, age: Int?

  public static let doc: StaticString = "The age of the store's answer about products."

  /// The number of seconds for which an answer is fresh: a day.
  public static let maxAge = 86_400

  /// - Parameter fetchedAt: the instant at which the store was asked; `nil` if it never was.
  public init(fetchedAt: Timestamp?, now: Timestamp) {
    age = fetchedAt.map { $0.age(at: now) }
    source = fetchedAt.map { $0.isFresh(at: now, maxAge: StoreAge.maxAge) ? .fresh : .stale } ?? .default
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    source = field(
      "source", \.source,
      "The freshness of the answer. fresh: the store answered within the last day. stale: the last answer is older. default: the store has never answered."
    )
    age = field("age", \.age, Freshness.ageDoc)
  }
}

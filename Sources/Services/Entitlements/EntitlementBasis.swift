internal import Shape
internal import Vocabulary

/// The freshness and age of a result about entitlements.
struct EntitlementBasis: Record {
  let source: Freshness, age: Int?

  static let doc: StaticString = "The freshness and age of a result about entitlements."

  static let sourceDoc: StaticString =
    "The freshness of the result. fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has ended within the last 90 days, and the core does not know whether it was renewed. default: there are no documents, and the account has the tiers that need no purchase."

  init(_ holdings: Holdings, at now: Timestamp) {
    self.init(newest: holdings.newest, staleUntil: holdings.staleUntil, at: now)
  }

  /// - Parameters:
  ///   - newest: the date of the newest document; `nil` without documents.
  ///   - staleUntil: the time until which a newer document is expected; `nil` if no newer document is expected.
  init(newest: Timestamp?, staleUntil: Timestamp?, at now: Timestamp) {
    source = newest == nil ? .default : staleUntil.map { now < $0 } ?? false ? .stale : .fresh
    age = newest?.age(at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, EntitlementBasis.sourceDoc)
    age = field(
      "age", \.age,
      "The number of milliseconds since the newest document was signed; `null` if there are no documents.")
  }
}

internal import Shape
internal import Vocabulary

/// What an answer about entitlements rests on.
struct EntitlementBasis: Record {
  let source: Freshness, age: Int?

  static let doc: StaticString = "What an answer about entitlements rests on."

  static let sourceDoc: StaticString = """
    fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has ended within the last 90 days, and no \
    document says what came of that; default: there are none, and it is what everybody has.
    """

  init(_ holdings: Holdings, at now: Timestamp) {
    self.init(newest: holdings.newest, staleUntil: holdings.staleUntil, at: now)
  }

  /// - Parameters:
  ///   - newest: when the newest document was signed; nil without any.
  ///   - staleUntil: until when something newer is to be known; nil where nothing is.
  init(newest: Timestamp?, staleUntil: Timestamp?, at now: Timestamp) {
    source = newest == nil ? .default : staleUntil.map { now < $0 } ?? false ? .stale : .fresh
    age = newest?.age(at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, EntitlementBasis.sourceDoc)
    age = field("age", \.age, "How many milliseconds ago the newest document was signed; null without any.")
  }
}

internal import Shape
internal import Vocabulary

/// What an answer about entitlements rests on.
struct EntitlementBasis: Record {
  let source: Freshness, age: Int?

  static let doc: StaticString = "What an answer about entitlements rests on."

  init(_ holdings: Holdings, at now: Timestamp) {
    source = holdings.newest == nil ? .default : .fresh
    age = holdings.newest?.age(at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field("source", \.source, "fresh: it follows from signed documents; default: there are none, and it is what everybody has.")
    age = field("age", \.age, "How many milliseconds ago the newest document was signed; null without any.")
  }
}

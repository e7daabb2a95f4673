internal import Shape
internal import Storage
internal import Vocabulary

/// What the account was entitled to when that last changed: kept in the app group, where a widget reads it without anything being computed.
struct EntitlementSnapshot: Record {
  let content: Content, source: Freshness, age: Int?

  static let doc: StaticString = "What the account was entitled to when that was last computed."

  init(_ content: Content, isKnown: Bool, at now: Timestamp) {
    self.content = content
    source = !isKnown ? .default : content.validUntil.map { now < $0 } ?? true ? .fresh : .stale
    age = isKnown ? content.at.age(at: now) : nil
  }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field.embed(\.content)
    source = field("source", \.source, "fresh: it still holds; stale: time has changed it since; default: nothing was ever bought.")
    age = field("age", \.age, "How many milliseconds ago it was computed; null for the default.")
  }

  /// What is kept.
  struct Content: Record {
    let environment: Identifier?, tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp

    static let recordName = "EntitlementSnapshotContent"
    static let doc: StaticString = "What the account was entitled to."

    init(_ current: CurrentEntitlements) {
      environment = current.environment
      tiers = current.tiers
      features = current.features
      validUntil = current.validUntil
      at = current.at
    }

    init<F: Fields<Self>>(_ field: inout F) {
      environment = field("environment", \.environment, "The App Store that the newest document was from; null without any.")
      tiers = field("tiers", \.tiers, "The tier of each ladder.")
      features = field("features", \.features, "What these tiers allow.")
      validUntil = field("validUntil", \.validUntil, "When time changes it; null for never.")
      at = field("at", \.at, "When it was computed.")
    }
  }
}

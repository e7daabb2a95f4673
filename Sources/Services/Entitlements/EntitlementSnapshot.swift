internal import Shape
internal import Storage
internal import Vocabulary

/// What the account was entitled to when that last changed: kept in the app group, where a widget reads it without anything being computed.
struct EntitlementSnapshot: Record {
  let content: Content, source: Freshness, age: Int?

  static let doc: StaticString = "What the account was entitled to when that was last computed."

  init(_ content: Content, isKnown: Bool, at now: Timestamp) {
    self.content = content
    source = isKnown ? .fresh : .default
    age = isKnown ? content.at.age(at: now) : nil
  }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field.embed(\.content)
    source = field("source", \.source, "fresh: it holds; default: nothing was ever bought.")
    age = field("age", \.age, "How many milliseconds ago it was computed; null for the default.")
  }

  /// What is kept.
  struct Content: Record {
    let environment: Identifier?, tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp
    /// What beside documents it was computed from; kept, and not shown.
    var basis: String?

    static let recordName = "EntitlementSnapshotContent"
    static let doc: StaticString = "What the account was entitled to."

    init(_ holdings: Holdings, on basis: String?, at now: Timestamp) {
      environment = holdings.environment
      tiers = holdings.tiers
      features = holdings.features
      validUntil = holdings.validUntil
      at = now
      self.basis = basis
    }

    func holds(on basis: String, at now: Timestamp) -> Bool {
      self.basis == basis && validUntil.map { now < $0 } ?? true
    }

    init<F: Fields<Self>>(_ field: inout F) {
      environment = field("environment", \.environment, "The App Store that the newest document was from; null without any.")
      tiers = field("tiers", \.tiers, "The tier of each ladder.")
      features = field("features", \.features, "What these tiers allow.")
      validUntil = field("validUntil", \.validUntil, "When time changes it; null for never.")
      at = field("at", \.at, "When it was computed.")
      basis = field.optional(
        "basis", \.basis, "A digest of the roots, the app, the environments and the catalogue that it was computed with.")
    }
  }
}

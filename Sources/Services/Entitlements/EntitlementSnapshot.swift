internal import JSON
internal import Shape
internal import Vocabulary

/// What the account was entitled to when that last changed: kept in the app group, where a widget reads it without anything being computed.
struct EntitlementSnapshot: Record {
  let content: Content, basis: EntitlementBasis

  static let doc: StaticString = "What the account is entitled to, and when that last changed."

  /// What is kept and holds.
  init(_ kept: Content, at now: Timestamp) {
    content = kept.shown
    basis = EntitlementBasis(newest: kept.newest, staleUntil: kept.staleUntil, at: now)
  }

  /// What was computed, as nothing is kept that holds.
  init(_ holdings: Holdings, since: Timestamp, at now: Timestamp) {
    content = Content(holdings, on: nil, at: since).shown
    basis = EntitlementBasis(holdings, at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field.embed(\.content)
    basis = field.embed(\.basis)
  }

  /// What is kept.
  struct Content: Record {
    let environment: Identifier?, tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp
    // What beside documents it was computed from, and how far it is to be trusted: kept, and not shown.
    var basis: String?, newest: Timestamp?, staleUntil: Timestamp?

    static let recordName = "EntitlementSnapshotContent"
    static let doc: StaticString = "What the account was entitled to."

    init(_ holdings: Holdings, on basis: String?, at instant: Timestamp) {
      environment = holdings.environment
      tiers = holdings.tiers
      features = holdings.features
      validUntil = holdings.validUntil
      at = instant
      self.basis = basis
      newest = holdings.newest
      staleUntil = holdings.staleUntil
    }

    /// Without what is not shown.
    fileprivate var shown: Content {
      var content = self
      (content.basis, content.newest, content.staleUntil) = (nil, nil, nil)
      return content
    }

    /// Whether it was computed from the same beside documents.
    func rests(on basis: String) -> Bool { self.basis == basis && newest != nil }

    func holds(on basis: String, at now: Timestamp) -> Bool { rests(on: basis) && validUntil.map { now < $0 } ?? true }

    /// Whether it says what holds at an instant.
    func says(_ holdings: Holdings) -> Bool {
      environment == holdings.environment && validUntil == holdings.validUntil && features == holdings.features
        && jsonText(tiers) == jsonText(holdings.tiers)
    }

    init<F: Fields<Self>>(_ field: inout F) {
      environment = field("environment", \.environment, "The App Store that the newest document was from; null without any.")
      tiers = field("tiers", \.tiers, "The tier of each ladder.")
      features = field("features", \.features, "What these tiers allow.")
      validUntil = field("validUntil", \.validUntil, "When time changes it; null for never.")
      at = field(
        "at", \.at,
        "When it last changed. Now, where nothing was ever bought, and where what was kept was computed with other roots, another app, other environments or another catalogue."
      )
      basis = field.optional(
        "basis", \.basis, "A digest of the roots, the app, the environments and the catalogue that it was computed with.")
      newest = field.optional("newest", \.newest, "When the newest document was signed.")
      staleUntil = field.optional("staleUntil", \.staleUntil, "Until when something newer is to be known.")
    }
  }
}

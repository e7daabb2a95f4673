internal import JSON
internal import Shape
internal import Vocabulary

/// What the account was entitled to when that last changed: kept in the app group, where a widget reads it without anything being computed.
struct EntitlementSnapshot: Record {
  let content: Content, basis: EntitlementBasis

  static let doc: StaticString = "The tiers and features that the account is entitled to, and the time when they last changed."

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
    static let doc: StaticString = "The tiers and features that the account was entitled to at the last change."

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
      environment = field(
        "environment", \.environment, "The App Store environment of the newest document; null if there were no documents.")
      tiers = field("tiers", \.tiers, "The account's tier of each group.")
      features = field("features", \.features, "The features of these tiers.")
      validUntil = field("validUntil", \.validUntil, "The first time when a purchase that entitles ends; null if none does.")
      at = field(
        "at", \.at,
        "The time when the tiers and features last changed. It is now if no document was ever stored. It is also now if the stored values rest on other roots, another app, other environments or another catalogue."
      )
      basis = field.optional(
        "basis", \.basis, "A digest of the roots, the app, the environments and the catalogue on which the values rest.")
      newest = field.optional("newest", \.newest, "The time when the newest document was signed.")
      staleUntil = field.optional("staleUntil", \.staleUntil, "The time until which a newer document is expected.")
    }
  }
}

internal import JSON
internal import Shape
internal import Vocabulary

/// The tiers and features of the account, as they were computed at their last change. The snapshot is stored in the app
/// group, from which a widget reads it without any computation.
struct EntitlementSnapshot: Record {
  let content: Content, basis: EntitlementBasis

  static let doc: StaticString =
    "The tiers and features of the account, and the time when they last changed."

  /// Creates the snapshot from stored content that is still valid.
  init(_ kept: Content, at now: Timestamp) {
    content = kept.shown
    basis = EntitlementBasis(newest: kept.newest, staleUntil: kept.staleUntil, at: now)
  }

  /// Creates the snapshot from computed holdings, because no stored content is valid.
  init(_ holdings: Holdings, since: Timestamp, at now: Timestamp) {
    content = Content(holdings, on: nil, at: since).shown
    basis = EntitlementBasis(holdings, at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field.embed(\.content)
    basis = field.embed(\.basis)
  }

  /// The content of the snapshot, as it is stored.
  struct Content: Record {
    let environment: Identifier?, tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp
    // The digest and the dates with which the content was computed. They are stored, but left out of results.
    var basis: String?, newest: Timestamp?, staleUntil: Timestamp?

    static let recordName = "EntitlementSnapshotContent"
    static let doc: StaticString = "The tiers and features of the account when they last changed."

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

    /// The content without the members that results leave out.
    fileprivate var shown: Content {
      var content = self
      (content.basis, content.newest, content.staleUntil) = (nil, nil, nil)
      return content
    }

    /// Returns a Boolean value that indicates whether the content was computed with this digest of roots, app,
    /// environments and catalogue.
    func rests(on basis: String) -> Bool { self.basis == basis && newest != nil }

    func holds(on basis: String, at now: Timestamp) -> Bool { rests(on: basis) && validUntil.map { now < $0 } ?? true }

    /// Returns a Boolean value that indicates whether the content has the same tiers, features, environment and end as
    /// the holdings.
    func says(_ holdings: Holdings) -> Bool {
      environment == holdings.environment && validUntil == holdings.validUntil && features == holdings.features
        && jsonText(tiers) == jsonText(holdings.tiers)
    }

    init<F: Fields<Self>>(_ field: inout F) {
      environment = field(
        "environment", \.environment,
        "The App Store environment of the newest document; `null` if there were no documents.")
      tiers = field("tiers", \.tiers, "The account's tier in each group, in the catalogue's order.")
      features = field("features", \.features, "The features of these tiers.")
      validUntil = field(
        "validUntil", \.validUntil,
        "The time when the first of the purchases that give tiers now ends; `null` if none of them ends.")
      at = field(
        "at", \.at,
        "The time when the tiers and features last changed. If no document was ever stored, the time of this reply. The same applies if the roots, the app, the environments or the catalogue have changed since the values were stored."
      )
      basis = field.optional(
        "basis", \.basis,
        "A digest of the roots, the app, the environments and the catalogue with which the values were computed."
      )
      newest = field.optional("newest", \.newest, "The time when the newest document was signed.")
      staleUntil = field.optional("staleUntil", \.staleUntil, "The time until which a newer document is expected.")
    }
  }
}

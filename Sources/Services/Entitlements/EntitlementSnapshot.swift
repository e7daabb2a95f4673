internal import JSON
internal import Shape
internal import Vocabulary

/// The entitlements of the account at their last change. They are stored in the app group, where a widget reads them
/// without any computation.
struct EntitlementSnapshot: Record {
  let content: Content, basis: EntitlementBasis

  static let doc: StaticString =
    "The tiers and features that the account is entitled to, and the time when they last changed."

  /// Creates the snapshot of stored content that is still valid.
  init(_ kept: Content, at now: Timestamp) {
    content = kept.shown
    basis = EntitlementBasis(newest: kept.newest, staleUntil: kept.staleUntil, at: now)
  }

  /// Creates the snapshot of computed holdings, if no stored content is valid.
  init(_ holdings: Holdings, since: Timestamp, at now: Timestamp) {
    content = Content(holdings, on: nil, at: since).shown
    basis = EntitlementBasis(holdings, at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field.embed(\.content)
    basis = field.embed(\.basis)
  }

  /// The stored content.
  struct Content: Record {
    let environment: Identifier?, tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp
    // The digest and the limits with which the content was computed. They are stored, and not shown.
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

    /// The content without the members that are not shown.
    fileprivate var shown: Content {
      var content = self
      (content.basis, content.newest, content.staleUntil) = (nil, nil, nil)
      return content
    }

    /// Returns a Boolean value that indicates whether the content was computed with the same basis.
    func rests(on basis: String) -> Bool { self.basis == basis && newest != nil }

    func holds(on basis: String, at now: Timestamp) -> Bool { rests(on: basis) && validUntil.map { now < $0 } ?? true }

    /// Returns a Boolean value that indicates whether the content equals the holdings at an instant.
    func says(_ holdings: Holdings) -> Bool {
      environment == holdings.environment && validUntil == holdings.validUntil && features == holdings.features
        && jsonText(tiers) == jsonText(holdings.tiers)
    }

    init<F: Fields<Self>>(_ field: inout F) {
      environment = field(
        "environment", \.environment,
        "The App Store environment of the newest document; `null` if there were no documents.")
      tiers = field("tiers", \.tiers, "The account's tier of each group.")
      features = field("features", \.features, "The features of these tiers.")
      validUntil = field(
        "validUntil", \.validUntil,
        "The time when the first of the entitling purchases ends; `null` if none of them ends.")
      at = field(
        "at", \.at,
        "The time when the tiers and features last changed. If no document was ever stored, or if the stored values are based on other roots, another app, other environments or another catalogue, the time of this reply."
      )
      basis = field.optional(
        "basis", \.basis, "A digest of the roots, the app, the environments and the catalogue on which the values rest."
      )
      newest = field.optional("newest", \.newest, "The time when the newest document was signed.")
      staleUntil = field.optional("staleUntil", \.staleUntil, "The time until which a newer document is expected.")
    }
  }
}

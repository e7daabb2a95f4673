internal import Shape

/// The entitlements of the account at an instant, with their reasons.
struct CurrentEntitlements: Record {
  let environment: Identifier?, tiers: [HeldTier], features: [Identifier], entitlements: [Entitlement], validUntil: Timestamp?
  let at: Timestamp, basis: EntitlementBasis

  static let doc: StaticString = "The tiers and features that the account is entitled to, and the purchases behind them."

  init(_ holdings: Holdings, at now: Timestamp) {
    environment = holdings.environment
    tiers = holdings.tiers
    features = holdings.features
    entitlements = holdings.entitlements
    validUntil = holdings.changesAt
    at = now
    basis = EntitlementBasis(holdings, at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    environment = field("environment", \.environment, "The App Store environment of the newest document; null if there are no documents.")
    tiers = field("tiers", \.tiers, "The account's tier of each group, in the catalogue's order.")
    features = field("features", \.features, "The features of these tiers, sorted by the bytes of their names.")
    entitlements = field(
      "entitlements", \.entitlements,
      "The purchases that entitle, or may entitle again: active, in a grace period, in billing retry, or ended within 90 days. Each subscription group, and each other purchase, has one transaction. Entitling purchases come first, and among them higher tiers before lower ones. entitlements.history lists the rest."
    )
    validUntil = field(
      "validUntil", \.validUntil,
      "The first time when the result changes without a new document: a purchase ends, its payment is given up, or it leaves the list. It is null if time changes nothing."
    )
    at = field("at", \.at, "The time to which the result applies.")
    basis = field.embed(\.basis)
  }
}

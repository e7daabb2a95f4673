internal import Shape

/// What the account is entitled to at a moment, and why.
struct CurrentEntitlements: Record {
  let environment: Identifier?, tiers: [HeldTier], features: [Identifier], entitlements: [Entitlement], validUntil: Timestamp?
  let at: Timestamp, basis: EntitlementBasis

  static let doc: StaticString = "What the account is entitled to."

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
    environment = field("environment", \.environment, "The App Store that the newest document is from; null without any.")
    tiers = field("tiers", \.tiers, "The tier of each ladder, in the catalogue's order.")
    features = field("features", \.features, "What these tiers allow, in the order of their names' bytes.")
    entitlements = field(
      "entitlements", \.entitlements,
      """
      What entitles, or may again: of each subscription or other purchase the transaction that stands for it, if it is active, open for a \
      while, tried to be paid, or has ended within 90 days. Those that entitle first, the highest tier first. The rest is in \
      entitlements.history.
      """)
    validUntil = field(
      "validUntil", \.validUntil,
      "When time alone changes the answer: something ends, or its payment is given up, or it is listed no longer; null for never.")
    at = field("at", \.at, "The moment that it is about.")
    basis = field.embed(\.basis)
  }
}

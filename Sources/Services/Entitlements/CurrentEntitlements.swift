internal import Shape

/// The account's tiers and features at one time, and the purchases that give them.
struct CurrentEntitlements: Record {
  let environment: Identifier?, tiers: [HeldTier], features: [Identifier], entitlements: [Entitlement],
    validUntil: Timestamp?
  let at: Timestamp, basis: EntitlementBasis

  static let doc: StaticString =
    "The tiers and features of the account, and the purchases that give them."

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
    environment = field(
      "environment", \.environment,
      "The App Store environment of the newest document, such as Production; `null` if there are no documents.")
    tiers = field("tiers", \.tiers, "The account's tier in each group, in the catalogue's order.")
    features = field("features", \.features, "The features of these tiers, sorted by the bytes of their ids.")
    entitlements = field(
      "entitlements", \.entitlements,
      "The purchases that give tiers now, or may do so again: active, in a grace period, in billing retry, or ended within the last 90 days. The list has one transaction for each subscription group, and one for each other purchase. Purchases that give tiers now come first, higher tiers before lower tiers. entitlements.history lists all transactions."
    )
    validUntil = field(
      "validUntil", \.validUntil,
      "The next time when this result changes without a new document: a purchase ends, the App Store stops trying to collect a payment, or a purchase leaves the list. `null` if there is no such time."
    )
    at = field("at", \.at, "The time for which the result was computed.")
    basis = field.embed(\.basis)
  }
}

internal import Ports
internal import Shape

/// What `entitlements.check` answers.
struct CheckedFeature: Record {
  let feature: Identifier, allowed: Bool, tiers: [Identifier], products: [Identifier], until: Timestamp?
  let store: StoreListing, basis: EntitlementBasis

  static let doc: StaticString = "Whether the account may use a feature."

  init(_ feature: Identifier, _ offer: Offer, store: StoreListing, holdings: Holdings, at now: Timestamp) {
    self.feature = feature
    tiers = offer.tiers
    products = offer.products
    self.store = store
    allowed = !offer.isForSale || holdings.features.contains(feature)
    until = holdings.end(ofThoseIn: offer)
    basis = EntitlementBasis(holdings, at: now)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    feature = field("feature", \.feature, "The feature.")
    allowed = field("allowed", \.allowed, "Whether it may be used; what the catalogue does not know is not for sale, and open.")
    tiers = field("tiers", \.tiers, "The tiers that have it, the lowest first.")
    products = field("products", \.products, "What the store sells these tiers as.")
    until = field("until", \.until, "When that ends, as far as is known; null for never, and when it may not be used.")
    store = field("store", \.store, "What the store says of these products.")
    basis = field.embed(\.basis)
  }
}

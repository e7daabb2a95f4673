internal import Ports
internal import Shape

/// The permission to use a feature, as `entitlements.check` returns it.
struct CheckedFeature: Record {
  let feature: Identifier, allowed: Bool, tiers: [Identifier], products: [Identifier], until: Timestamp?
  let store: StoreListing, basis: EntitlementBasis

  static let doc: StaticString =
    "Whether the account may use a feature, and the tiers and products that include the feature."

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
    feature = field("feature", \.feature, "The name of the feature.")
    allowed = field(
      "allowed", \.allowed,
      "`true` if the account may use the feature. A feature that the catalogue does not list needs no purchase.")
    tiers = field("tiers", \.tiers, "The ids of the tiers that include the feature, the lowest first.")
    products = field("products", \.products, "The ids of the products that give these tiers.")
    until = field(
      "until", \.until,
      "The time when the permission ends, as far as it is known. `null` if the permission does not end, or if `allowed` is `false`."
    )
    store = field("store", \.store, "The store's data about these products, such as their prices.")
    basis = field.embed(\.basis)
  }
}

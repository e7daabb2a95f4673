/// How a feature is sold.
struct Offer {
  /// The tiers that have it, the lower steps first; none when it is not for sale, and open to everybody.
  let tiers: [String]
  /// What these tiers are sold as, in the catalogue's order.
  let products: [String]

  init(of feature: String, in catalogue: Catalogue) {
    let tiers = catalogue.tiers(with: feature)
    self.tiers = tiers.map(\.id)
    products = catalogue.products(giving: tiers)
  }
}

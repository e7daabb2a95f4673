/// The tiers that have a feature, and the products that give these tiers.
struct Offer {
  /// The tiers that have the feature, the lower tiers first.
  let tiers: [Identifier]
  /// The products that give these tiers, in the catalogue's order.
  let products: [Identifier]

  /// A Boolean value that indicates whether the catalogue lists the feature, so that an account needs a tier for it.
  let isForSale: Bool
  /// A Boolean value that indicates whether a free tier has the feature.
  let isFree: Bool

  init(of feature: Identifier, in catalogue: Catalogue) {
    let tiers = catalogue.tiers(with: feature)
    self.tiers = tiers.map(\.id)
    isForSale = catalogue.features.contains { $0.id == feature }
    isFree = tiers.contains { $0.rank == 0 }
    products = catalogue.products(giving: tiers)
  }
}

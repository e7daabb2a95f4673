/// How a feature is sold.
struct Offer {
  /// The tiers that have it, the lower steps first.
  let tiers: [Identifier]
  /// What these tiers are sold as, in the catalogue's order.
  let products: [Identifier]

  /// Whether it must be bought: the catalogue knows it.
  let isForSale: Bool
  /// Whether one has it without buying.
  let isFree: Bool

  init(of feature: Identifier, in catalogue: Catalogue) {
    let tiers = catalogue.tiers(with: feature)
    self.tiers = tiers.map(\.id)
    isForSale = catalogue.features.contains { $0.id == feature }
    isFree = tiers.contains { $0.rank == 0 }
    products = catalogue.products(giving: tiers)
  }
}

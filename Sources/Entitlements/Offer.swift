/// How a feature is sold.
struct Offer {
  /// The tiers that have it, the lower steps first; none when it is not for sale, and open to everybody.
  let tiers: [Identifier]
  /// What these tiers are sold as, in the catalogue's order.
  let products: [Identifier]

  /// Whether one has it without buying.
  let isFree: Bool

  init(of feature: Identifier, in catalogue: Catalogue) {
    let tiers = catalogue.tiers(with: feature)
    self.tiers = tiers.map(\.id)
    isFree = tiers.contains { $0.rank == 0 }
    products = catalogue.products(giving: tiers)
  }
}

internal import Shape

/// A product of the store, and the tier that it gives.
struct CatalogueProduct: Record {
  let id: Identifier, tier: Identifier?, name: Line?, type: ProductType?, days: Int?

  static let doc: StaticString = "A product of the store, and the tier that it gives."

  init(_ id: Identifier, tier: Identifier?, name: String? = nil, type: ProductType? = nil, days: Int? = nil) {
    self.id = id
    self.tier = tier
    self.name = name.map { Line($0) }
    self.type = type
    self.days = days
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The store's id of the product.")
    tier = field("tier", \.tier, "The id of the tier that the product gives; `null` if the product gives no tier.")
    name = field(
      "name", \.name, "The display name of the product, such as Premium Yearly. `null` if the catalogue gives no name.",
      .length(1...200))
    type = field(
      "type", \.type, "The kind of the product, by the App Store's name, such as Auto-Renewable Subscription.")
    days = field(
      "days", \.days, "The number of days that a Non-Renewing Subscription lasts; `null` if the product does not end.",
      .range(1...3650))
  }
}

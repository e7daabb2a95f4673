internal import Shape

/// Something that the store sells.
struct CatalogueProduct: Record {
  let id: Identifier, tier: Identifier?, name: Line?, type: ProductType?, days: Int?

  static let doc: StaticString = "Something that the store sells."

  init(_ id: Identifier, tier: Identifier?, name: String? = nil, type: ProductType? = nil, days: Int? = nil) {
    self.id = id
    self.tier = tier
    self.name = name.map { Line($0) }
    self.type = type
    self.days = days
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The product, as the store names it.")
    tier = field("tier", \.tier, "The tier that it gives; null for none.")
    name = field("name", \.name, "What people call it.", .length(1...200))
    type = field("type", \.type, "What kind of product it is, as the App Store names it.")
    days = field("days", \.days, "How long a Non-Renewing Subscription lasts; null for ever.", .range(1...3650))
  }
}

internal import Kernel
internal import Shape

/// A name of the catalogue: of a feature, a tier, a ladder.
private let nameLength = Limit.length(1...100)

/// Something that can be bought as part of a tier.
struct CatalogueFeature: Record {
  let id: Identifier, name: Line

  static let doc: StaticString = "Something that only some tiers allow."

  init(_ id: Identifier, _ name: String) {
    self.id = id
    self.name = Line(name)
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The feature, as methods name it.", nameLength)
    name = field("name", \.name, "What people call it.", nameLength)
  }
}

/// A step of a ladder: what one has on it, in addition to the steps below.
struct CatalogueTier: Record {
  let id: Identifier, group: Identifier, rank: Int, name: Line, features: [Identifier], companyTier: Tier?

  static let doc: StaticString = "A tier: a step of a ladder, with what it allows beyond the steps below."

  init(_ id: Identifier, group: Identifier, rank: Int, _ name: String, features: [Identifier] = [], companyTier: Tier? = nil) {
    self.id = id
    self.group = group
    self.rank = rank
    self.name = Line(name)
    self.features = features
    self.companyTier = companyTier
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The tier.", nameLength)
    group = field("group", \.group, "The ladder that it is a step of; of each ladder the highest step counts.", nameLength)
    rank = field("rank", \.rank, "Its place on the ladder; 0 is what one has without buying.", .range(0...1000))
    name = field("name", \.name, "What people call it.", nameLength)
    features = field("features", \.features, "What it allows, beyond the lower steps.", .count(0...1000))
    companyTier = field(
      "companyTier", \.companyTier, "What a company gets whose tier follows from what its owner has bought; null for nothing.")
  }
}

/// Something that the store sells.
struct CatalogueProduct: Record {
  let id: Identifier, tier: Identifier?, name: Line?, type: ProductType?, days: Int?

  static let doc: StaticString = "Something that the store sells."

  init(_ id: Identifier, tier: Identifier?, name: String? = nil, type: ProductType? = nil, days: Int? = nil) {
    self.id = id
    self.tier = tier
    self.name = name.map(Line.init)
    self.type = type
    self.days = days
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The product, as the store names it.")
    tier = field("tier", \.tier, "The tier that it gives; null for none.")
    name = field("name", \.name, "What people call it.", .length(1...200))
    type = field("type", \.type, "What kind of product it is, as the App Store names it.")
    days = field("days", \.days, "How long a Non-Renewing Subscription lasts; null for ever.", .range(1...3650))
  }
}

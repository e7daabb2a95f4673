internal import Shape
internal import Tenancy

/// A step of a ladder: what one has on it, in addition to the steps below.
struct CatalogueTier: Record {
  let id: Identifier, group: Identifier, rank: Int, name: Line, features: [Identifier], companyTier: Tier?

  /// Of names of the catalogue: features, tiers, ladders.
  static let nameLength = Limit.length(1...100)
  static let doc: StaticString = "A tier: a step of a ladder, with what it allows beyond the steps below."

  init(_ id: Identifier, group: Identifier, rank: Int, _ name: String, features: [Identifier] = [], companyTier: Tier? = nil) {
    self.id = id
    self.group = group
    self.rank = rank
    self.name = Line(name)
    self.features = features
    self.companyTier = companyTier
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The tier.", CatalogueTier.nameLength)
    group = field("group", \.group, "The ladder that it is a step of; of each ladder the highest step counts.", CatalogueTier.nameLength)
    rank = field("rank", \.rank, "Its place on the ladder; 0 is what one has without buying.", .range(0...1000))
    name = field("name", \.name, "What people call it.", CatalogueTier.nameLength)
    features = field("features", \.features, "What it allows, beyond the lower steps.", .count(0...1000))
    companyTier = field(
      "companyTier", \.companyTier, "What a company gets whose tier follows from what its owner has bought; null for nothing.")
  }
}

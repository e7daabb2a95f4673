internal import Shape
internal import Tenancy

/// A tier of a group. Its features are those that it adds to the lower tiers of the group.
struct CatalogueTier: Record {
  let id: Identifier, group: Identifier, rank: Int, name: Line, features: [Identifier], companyTier: Tier?

  /// The allowed length of the names of features, tiers and groups.
  static let nameLength = Limit.length(1...100)
  static let doc: StaticString = "A tier, with the features that it adds to those of the lower tiers in its group."

  init(
    _ id: Identifier, group: Identifier, rank: Int, _ name: String, features: [Identifier] = [],
    companyTier: Tier? = nil
  ) {
    self.id = id
    self.group = group
    self.rank = rank
    self.name = Line(name)
    self.features = features
    self.companyTier = companyTier
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The name of the tier for programs, such as premium.", CatalogueTier.nameLength)
    group = field(
      "group", \.group, "The group of the tier. In each group, only the highest tier that the account has counts.",
      CatalogueTier.nameLength
    )
    rank = field(
      "rank", \.rank,
      "The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase.",
      .range(0...1000))
    name = field("name", \.name, "The name of the tier for people, such as Premium.", CatalogueTier.nameLength)
    features = field(
      "features", \.features, "The features that the tier adds to those of the lower tiers in its group.",
      .count(0...1000))
    companyTier = field(
      "companyTier", \.companyTier,
      "For companies whose tier follows from purchases: the company tier that they get if their owner has this tier. `null` if this tier does not change the tier of companies."
    )
  }
}

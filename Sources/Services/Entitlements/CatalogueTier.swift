internal import Shape
internal import Tenancy

/// A tier: a level of service that a product gives. A higher tier of a group also has the features of the lower ones.
struct CatalogueTier: Record {
  let id: Identifier, group: Identifier, rank: Int, name: Line, features: [Identifier], companyTier: Tier?

  /// The allowed length of the names of features, tiers and groups.
  static let nameLength = Limit.length(1...100)
  static let doc: StaticString =
    "A tier: a level of service that a product gives. It adds its features to those of the lower tiers in its group."

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
    id = field("id", \.id, "The id of the tier, such as premium.", CatalogueTier.nameLength)
    group = field(
      "group", \.group,
      "The group of the tier, such as company or widget. In each group, only the highest tier that the account has applies.",
      CatalogueTier.nameLength
    )
    rank = field(
      "rank", \.rank,
      "The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase.",
      .range(0...1000))
    name = field("name", \.name, "The display name of the tier, such as Premium.", CatalogueTier.nameLength)
    features = field(
      "features", \.features, "The features that the tier adds to those of the lower tiers in its group.",
      .count(0...1000))
    companyTier = field(
      "companyTier", \.companyTier,
      "The company tier that the account's companies get, if their tier follows from purchases and their owner has this tier. `null` if this tier does not change the tier of companies."
    )
  }
}

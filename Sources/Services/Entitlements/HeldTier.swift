internal import Shape

/// The tier of one ladder that the account has, and why.
struct HeldTier: Record {
  let group: Identifier, tier: Identifier, rank: Int, until: Timestamp?, lifetime: Bool, productId: Identifier?, transactionId: Identifier?

  static let doc: StaticString = "A tier that the account has."

  init(_ tier: CatalogueTier, by entitlement: Entitlement?) {
    group = tier.group
    self.tier = tier.id
    rank = tier.rank
    until = entitlement?.until
    lifetime = entitlement?.lifetime ?? false
    productId = entitlement?.productId
    transactionId = entitlement?.transactionId
  }

  init<F: Fields<Self>>(_ field: inout F) {
    group = field("group", \.group, "The ladder that the tier is of.")
    tier = field("tier", \.tier, "The tier.")
    rank = field("rank", \.rank, "Its place on the ladder; 0 is what one has without buying.")
    until = field("until", \.until, "When it ends, as far as is known; null for never.")
    lifetime = field("lifetime", \.lifetime, "Whether it was bought for ever.")
    productId = field("productId", \.productId, "The product that it was bought as; null when it was not.")
    transactionId = field("transactionId", \.transactionId, "The transaction that proves it; null when it was not bought.")
  }
}

internal import Shape

/// The tier of one group that the account has, with its reason.
struct HeldTier: Record {
  let group: Identifier, tier: Identifier, rank: Int, until: Timestamp?, lifetime: Bool, productId: Identifier?,
    transactionId: Identifier?

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
    group = field("group", \.group, "The group of the tier.")
    tier = field("tier", \.tier, "The name of the tier.")
    rank = field(
      "rank", \.rank,
      "The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase."
    )
    until = field(
      "until", \.until, "The time when the tier ends, as far as it is known; `null` if the tier does not end.")
    lifetime = field("lifetime", \.lifetime, "`true` if the tier was bought forever.")
    productId = field("productId", \.productId, "The product that gives the tier; `null` if the tier was not bought.")
    transactionId = field(
      "transactionId", \.transactionId, "The transaction that proves the purchase; `null` if the tier was not bought.")
  }
}

internal import Shape

/// The account's tier in one group, and the purchase that gives it.
struct HeldTier: Record {
  let group: Identifier, tier: Identifier, rank: Int, until: Timestamp?, lifetime: Bool, productId: Identifier?,
    transactionId: Identifier?

  static let doc: StaticString = "The account's tier in one group, and the purchase that gives it."

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
    tier = field("tier", \.tier, "The id of the tier.")
    rank = field(
      "rank", \.rank,
      "The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase."
    )
    until = field(
      "until", \.until, "The time when the tier ends, as far as it is known; `null` if the tier does not end.")
    lifetime = field("lifetime", \.lifetime, "`true` if the tier was bought with a purchase that never ends.")
    productId = field(
      "productId", \.productId, "The id of the product that gives the tier; `null` if the tier was not bought.")
    transactionId = field(
      "transactionId", \.transactionId,
      "The id of the transaction that proves the purchase; `null` if the tier was not bought.")
  }
}

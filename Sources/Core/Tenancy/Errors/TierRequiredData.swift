public import RPC
public import Shape

/// The facts of `tierRequired`.
public struct TierRequiredData: ErrorData {
  public let limit: TierLimitName, most: Int?, tiers: [Tier], products: [String]?

  public static let code = ErrorCode.tierRequired

  public init(limit: TierLimitName, most: Int?, tiers: [Tier], products: [String]?) {
    self.limit = limit
    self.most = most
    self.tiers = tiers
    self.products = products
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The limit that would be exceeded, or what is no part of the tier.")
    most = field("most", \.most, "What the limit is now; null for what a tier has or has not.")
    tiers = field("tiers", \.tiers, "The tiers that would allow it.")
    products = field.optional(
      "products", \.products,
      "What the store sells these tiers as; left out where the company's tier does not follow from what is bought.")
  }
}

/// What a tier limits.
public enum TierLimitName: String, Choice {
  case participants, analytics, ai

  public static let spellings = Spellings<TierLimitName>()
}

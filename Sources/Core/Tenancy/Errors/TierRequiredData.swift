public import RPC
public import Shape

/// The data of the error `tierRequired`.
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
    limit = field("limit", \.limit, "The limit that would be exceeded, or the feature that the tier lacks.")
    most = field(
      "most", \.most, "The present limit. `null` if a feature is lacking, or if this device does not know the limit.")
    tiers = field("tiers", \.tiers, "The tiers that allow the request.")
    products = field.optional(
      "products", \.products,
      "The ids of the store's products that give these tiers. Left out if the company's tier does not depend on purchases."
    )
  }
}

/// The limits and features of a tier.
public enum TierLimitName: String, Choice {
  case participants, analytics, ai

  public static let spellings = Spellings<TierLimitName>()
}

internal import RPC
internal import Shape
internal import Tenancy

/// The facts of `tierRequired`.
struct TierRequiredData: ErrorData {
  let limit: TierLimitName, most: Int, tiers: [Tier]

  static let code = ErrorCode.tierRequired

  init(limit: TierLimitName, most: Int, tiers: [Tier]) {
    self.limit = limit
    self.most = most
    self.tiers = tiers
  }

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The limit that would be exceeded.")
    most = field("most", \.most, "What the limit is now.")
    tiers = field("tiers", \.tiers, "The tiers that would allow it.")
  }
}

/// What a tier limits.
enum TierLimitName: String, Choice {
  case participants

  static let spellings = Spellings<TierLimitName>()
}

public import Shape

/// The limits and features of a tier, as data.
public struct TierLimits: Record, Sendable {
  public let tier: Tier, participants: Int?, analytics: Bool, ai: Bool

  public static let doc: StaticString = "The limits and features of a company's tier."

  private init(_ tier: Tier, participants: Int?, analytics: Bool, ai: Bool) {
    self.tier = tier
    self.participants = participants
    self.analytics = analytics
    self.ai = ai
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    tier = field("tier", \.tier, "The tier.")
    participants = field(
      "participants", \.participants, "The maximum number of participants, not counting owners. `null` for no limit.")
    analytics = field("analytics", \.analytics, "`true` if the tier includes analytics.")
    ai = field("ai", \.ai, "`true` if the tier includes AI (`reports.explain`).")
  }

  /// All tiers, the smallest first.
  public static let all = [
    TierLimits(.free, participants: 0, analytics: false, ai: false),
    TierLimits(.business, participants: 10, analytics: false, ai: false),
    TierLimits(.enterprise, participants: nil, analytics: true, ai: true),
  ]

  public static func of(_ tier: Tier) -> TierLimits { all.first { $0.tier == tier } ?? all[0] }

  /// Returns a Boolean value that indicates whether this number of participants, not counting owners, is allowed.
  public func allows(participants count: Int) -> Bool { participants.map { count <= $0 } ?? true }
}

public import RPC
public import Shape
public import Tenancy

/// Knows what the account has bought.
public protocol EntitlementKeeper: FeatureGate {
  /// The tiers that the account has now, as the catalogue names them, those that cost nothing among them.
  func tiers() throws(Failure) -> [String]

  /// The tier of companies whose tier follows from what their owner, the account, has bought.
  func companyTier() throws(Failure) -> Tier

  /// When that changes by itself; nil for never.
  func changesAt() throws(Failure) -> Timestamp?

  /// Where the account's newest signed document comes from, as the App Store names it: `Production`, `Sandbox`; nil when there is none.
  func environment() throws(Failure) -> String?
}

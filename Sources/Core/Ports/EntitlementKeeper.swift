public import RPC
public import Shape
public import Tenancy

/// Knows what the account has bought.
public protocol EntitlementKeeper: FeatureGate {
  /// Why a feature is not to be used at an instant; nil when it may be.
  func obstacle(to feature: StaticString, at now: Timestamp) throws(Failure) -> Failure?

  /// The tiers that the account has, as the catalogue names them, those that cost nothing among them.
  func tiers(at now: Timestamp) throws(Failure) -> [String]

  /// The tier of companies whose tier follows from what their owner, the account, has bought.
  func companyTier(at now: Timestamp) throws(Failure) -> Tier

  /// What the store sells that gives one of these tiers to such companies, in the catalogue's order.
  func products(giving tiers: [Tier]) -> [String]

  /// What the store says of products that are for sale, in the order of their ids here. What is stale is renewed behind the reply.
  func listing(of products: [String], at now: Timestamp) throws(Failure) -> StoreListing

  /// What it may do from an instant on, when nothing but time passes.
  /// - Parameter features: those that are asked about, which may be used by everybody where they are not for sale.
  func outlook(of features: [StaticString], at now: Timestamp) throws(Failure) -> EntitlementOutlook

  /// When time alone changes what the account has; nil for never.
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp?
}

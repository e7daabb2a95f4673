public import RPC
public import Shape
public import Tenancy

/// Provides the tiers and features that the account has bought.
public protocol EntitlementKeeper: FeatureGate {
  /// Returns the reason why a feature may not be used at an instant, or `nil` if the feature may be used.
  func obstacle(to feature: StaticString, at now: Timestamp) throws(Failure) -> Failure?

  /// Returns the account's tiers, as the catalogue names them, including those that cost nothing.
  func tiers(at now: Timestamp) throws(Failure) -> [String]

  /// Returns the tier that the account's purchases give to the account's own companies.
  func companyTier(at now: Timestamp) throws(Failure) -> Tier

  /// Returns the store's products that give one of these tiers to the account's companies, in the order of the
  /// catalogue.
  func products(giving tiers: [Tier]) -> [String]

  /// Returns the app store's data about products that are for sale, in the order of `products`. If the data is stale,
  /// the core asks for new data after the reply.
  func listing(of products: [String], at now: Timestamp) throws(Failure) -> StoreListing

  /// Returns the account's tiers and features from an instant on, under the assumption that no purchase changes.
  /// - Parameter features: the names of the features to report. Everybody may use a feature that is not for sale.
  func outlook(of features: [StaticString], at now: Timestamp) throws(Failure) -> EntitlementOutlook

  /// Returns the next instant at which the account's tiers or features change although no purchase changes, for example
  /// because a subscription ends. Returns `nil` if there is no such instant.
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp?
}

public import RPC
public import Shape
public import Tenancy

/// Provides the rights that the account has bought.
public protocol EntitlementKeeper: FeatureGate {
  /// Returns the reason why a feature may not be used at an instant, or `nil` if the feature may be used.
  func obstacle(to feature: StaticString, at now: Timestamp) throws(Failure) -> Failure?

  /// Returns the account's tiers, as the catalogue names them, including those that cost nothing.
  func tiers(at now: Timestamp) throws(Failure) -> [String]

  /// Returns the tier of the account's own companies, as far as their tier follows from the account's purchases.
  func companyTier(at now: Timestamp) throws(Failure) -> Tier

  /// Returns the products of the store that give one of these tiers to the account's companies, in the catalogue's
  /// order.
  func products(giving tiers: [Tier]) -> [String]

  /// Returns the store's data about products that are for sale, in the order of `products`. Stale data is renewed after
  /// the reply.
  func listing(of products: [String], at now: Timestamp) throws(Failure) -> StoreListing

  /// Returns the account's rights from an instant on, if only time passes.
  /// - Parameter features: the features in question. Everybody may use a feature that is not for sale.
  func outlook(of features: [StaticString], at now: Timestamp) throws(Failure) -> EntitlementOutlook

  /// Returns the next instant at which the passing of time alone changes the account's rights, or `nil` if there is no
  /// such instant.
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp?
}

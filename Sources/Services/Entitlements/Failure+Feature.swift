internal import Ports
internal import RPC

/// The error for a feature that the account has not bought.
extension Failure {
  /// Returns the error for a feature that the account lacks. The error has the tiers with the feature, and the products
  /// to buy.
  static func featureRequired(_ feature: Identifier, _ offer: Offer, store: StoreListing) -> Failure {
    let tiers = offer.tiers.map(\.text)
    let sellers =
      tiers.isEmpty ? "no tier has" : "\(tiers.joined(separator: ", ")) \(tiers.count == 1 ? "has" : "have")"
    return Failure(
      FeatureRequiredData(feature: feature, tiers: offer.tiers, products: offer.products, store: store),
      "The method needs the feature \(feature.text), which \(sellers)")
  }
}

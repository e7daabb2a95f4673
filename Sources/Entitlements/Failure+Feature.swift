internal import JSON
internal import RPC

extension Failure {
  /// A feature that has not been bought, with who has it and what to buy.
  static func featureRequired(_ feature: String, _ offer: Offer) -> Failure {
    let tiers = offer.tiers
    return Failure(
      .featureRequired,
      "The method needs the feature \(feature), which \(tiers.joined(separator: ", ")) \(tiers.count == 1 ? "has" : "have")",
      facts: [("feature", jsonText(feature)), ("tiers", jsonText(tiers)), ("products", jsonText(offer.products))])
  }
}

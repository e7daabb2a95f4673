internal import Tenancy

/// The catalogue that is built into the program.
extension Catalogue {
  /// The program's own catalogue: the tiers of companies, and the tier for widgets.
  public static var standard: Catalogue {
    Catalogue(
      bundleId: "com.mainspring.app",
      features: [
        CatalogueFeature("sharing", "Sharing companies"), CatalogueFeature("analytics", "Analytics"),
        CatalogueFeature("ai", "AI"),
        CatalogueFeature("customPlaces", "Places of one's own in the widget"),
      ],
      tiers: [
        CatalogueTier("free", group: "company", rank: 0, "Free", companyTier: .free),
        CatalogueTier("business", group: "company", rank: 1, "Business", features: ["sharing"], companyTier: .business),
        CatalogueTier(
          "enterprise", group: "company", rank: 2, "Enterprise", features: ["analytics", "ai"], companyTier: .enterprise
        ),
        CatalogueTier("basic", group: "widget", rank: 0, "Basic"),
        CatalogueTier("premium", group: "widget", rank: 1, "Premium", features: ["customPlaces"]),
      ],
      products: ["business", "enterprise", "premium"].flatMap { tier in
        [("monthly", "Monthly"), ("yearly", "Yearly")].map { period in
          subscription(tier, period.0, period.1)
        }
      } + [
        CatalogueProduct(
          "com.mainspring.app.premium.lifetime", tier: "premium", name: "Premium Lifetime", type: .nonConsumable)
      ])
  }

  private static func subscription(_ tier: String, _ period: String, _ name: String) -> CatalogueProduct {
    let name = "\(tier.prefix(1).uppercased())\(tier.dropFirst()) \(name)"
    return CatalogueProduct(
      Identifier("com.mainspring.app.\(tier).\(period)"), tier: Identifier(tier), name: name, type: .autoRenewable)
  }
}

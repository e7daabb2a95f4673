internal import JSON
public import Shape

/// The catalogue: the products of the store, the tiers that the products give, and the features of the tiers.
public struct Catalogue: Record, Sendable {
  /// The id of the app that sells the products.
  public var app: String { bundleId }
  let bundleId: String, features: [CatalogueFeature], tiers: [CatalogueTier], products: [CatalogueProduct]
  private let productsByID: [Identifier: CatalogueProduct]

  public static let doc: StaticString =
    "The products of the store, the tiers that the products give, and the features of the tiers."

  init(bundleId: String, features: [CatalogueFeature], tiers: [CatalogueTier], products: [CatalogueProduct]) {
    self.bundleId = bundleId
    self.features = features
    self.tiers = tiers
    self.products = products
    productsByID = Catalogue.index(products)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    bundleId = field("bundleId", \.bundleId, "The id of the app that sells the products.", .length(1...200))
    features = field("features", \.features, "The features that tiers can include.", .count(0...1000))
    tiers = field("tiers", \.tiers, "The tiers, in any order.", .count(0...1000))
    products = field(
      "products", \.products, "The products, in the order in which they are offered.", .count(0...10_000))
    productsByID = Catalogue.index(products)
  }

  private static func index(_ products: [CatalogueProduct]) -> [Identifier: CatalogueProduct] {
    Dictionary(products.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the same catalogue for another app.
  func of(bundleId: String) -> Catalogue {
    Catalogue(bundleId: bundleId, features: features, tiers: tiers, products: products)
  }

  func product(_ id: Identifier) -> CatalogueProduct? { productsByID[id] }

  /// The groups of tiers, in the order in which they first appear.
  var groups: [Identifier] {
    var seen: Set<Identifier> = []
    return tiers.map(\.group).filter { seen.insert($0).inserted }
  }

  /// Returns the features of a tier: its own, and those of the lower tiers of its group.
  func features(of tier: Identifier) -> [Identifier] {
    guard let own = tiers.first(where: { $0.id == tier }) else { return [] }
    return tiers.filter { $0.group == own.group && $0.rank <= own.rank }.flatMap(\.features)
  }

  /// Returns the tiers that have a feature, the lower ones first: tiers that name the feature, and all higher tiers of
  /// their groups.
  func tiers(with feature: Identifier) -> [CatalogueTier] {
    var lowest: [Identifier: Int] = [:]
    for tier in tiers where tier.features.contains(feature) {
      lowest[tier.group] = min(lowest[tier.group] ?? .max, tier.rank)
    }
    let having = tiers.enumerated().filter { $0.element.rank >= lowest[$0.element.group] ?? .max }
    return having.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  /// Returns the products that give one of these tiers, in the catalogue's order.
  func products(giving tiers: [CatalogueTier]) -> [Identifier] {
    let ids = Set(tiers.map(\.id))
    return products.filter { $0.tier.map(ids.contains) ?? false }.map(\.id)
  }
}

internal import Shape

/// A feature of the app that needs a tier, and so a purchase.
struct CatalogueFeature: Record {
  let id: Identifier, name: Line

  static let doc: StaticString = "A feature of the app that only some tiers include."

  init(_ id: Identifier, _ name: String) {
    self.id = id
    self.name = Line(name)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the feature, such as analytics.", CatalogueTier.nameLength)
    name = field("name", \.name, "The display name of the feature, such as Analytics.", CatalogueTier.nameLength)
  }
}

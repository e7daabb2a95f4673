internal import Shape

/// A feature that can be bought as part of a tier.
struct CatalogueFeature: Record {
  let id: Identifier, name: Line

  static let doc: StaticString = "A feature that only some tiers include."

  init(_ id: Identifier, _ name: String) {
    self.id = id
    self.name = Line(name)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The name of the feature for programs, such as analytics.", CatalogueTier.nameLength)
    name = field("name", \.name, "The display name of the feature, such as Analytics.", CatalogueTier.nameLength)
  }
}

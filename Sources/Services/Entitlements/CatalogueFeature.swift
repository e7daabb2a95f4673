internal import Shape

/// Something that can be bought as part of a tier.
struct CatalogueFeature: Record {
  let id: Identifier, name: Line

  static let doc: StaticString = "Something that only some tiers allow."

  init(_ id: Identifier, _ name: String) {
    self.id = id
    self.name = Line(name)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The feature, as methods name it.", CatalogueTier.nameLength)
    name = field("name", \.name, "What people call it.", CatalogueTier.nameLength)
  }
}

internal import Shape
internal import Vocabulary

/// The computed members of a brew.
struct BrewSupplement: Record {
  let ratio: Decimal?, ratioOf: RatioBasis?, strength: Decimal?, extraction: Decimal?, estimated: Flag?, flow: Decimal?
  let beanAge: Int?, cost: Money?, section: String?, warnings: [BrewWarning]?
  var photos: [UUID]?

  static let doc: StaticString = "The computed members of a brew."

  init(_ figures: BrewFigures, beanAge: Int?, cost: Money?, section: String? = nil, warnings: [BrewWarning]? = nil) {
    (ratio, ratioOf) = (figures.ratio, figures.ratio == nil ? nil : figures.ratioOf)
    (strength, extraction, flow) = (figures.strength, figures.extraction, figures.flow)
    estimated = figures.isEstimated ? true : nil
    (self.beanAge, self.cost, self.section, self.warnings) = (beanAge, cost, section, warnings)
    photos = nil
  }
}

extension BrewSupplement {
  init<F: Fields<Self>>(_ field: inout F) {
    ratio = field.optional(
      "ratio", \.ratio,
      "The grams of beverage or water per gram of coffee, to two places; ratioOf says which. Figures above 100,000 are left out.")
    ratioOf = field.optional(
      "ratioOf", \.ratioOf,
      "yield: the ratio is of the beverage, as for espresso and moka pot. water: it is of the water. Without one weight, the ratio is of the other."
    )
    strength = field.optional("strength", \.strength, "The grams of coffee per litre of water, to one place.")
    extraction = field.optional(
      "extraction", \.extraction, "The extraction yield in percent, to two places: TDS times beverage over dose.")
    estimated = field.optional(
      "estimated", \.estimated, "true if the beverage was not weighed. The extraction then uses the water less twice the dose.")
    flow = field.optional("flow", \.flow, "The grams of beverage per second, to two places.")
    beanAge = field.optional("beanAge", \.beanAge, "The age of the bean on the day of the brew, in whole days.")
    cost = field.optional("cost", \.cost, "The price of the dose.")
    section = field.optional("section", \.section, "The key of the section; only in lists with sectionBy.")
    warnings = field.optional("warnings", \.warnings, "Unusual parameters, which are accepted. Lists leave them out.")
    photos = field.optional("photos", \.photos, EquipmentSupplement.photosDoc)
  }
}

internal import Shape
internal import Vocabulary

/// The members of a brew that the core computes, such as the ratio and the cost.
struct BrewSupplement: Record {
  let ratio: Decimal?, ratioOf: RatioBasis?, strength: Decimal?, extraction: Decimal?, estimated: Flag?, flow: Decimal?
  let beanAge: Int?, cost: Money?, section: String?, warnings: [BrewWarning]?
  var photos: [UUID]?

  static let doc: StaticString = "The members of a brew that the core computes."

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
      "The grams of beverage or water for each gram of coffee, with two decimals. `ratioOf` tells which of them. Left out if the weights are not known, or if the ratio is above 100,000."
    )
    ratioOf = field.optional(
      "ratioOf", \.ratioOf,
      "The weight from which `ratio` is computed. yield: the beverage, for espresso and moka pot. water: the water, for other methods. If the brew lacks this weight, the other one is used."
    )
    strength = field.optional("strength", \.strength, "The grams of coffee for each litre of water, with one decimal.")
    extraction = field.optional(
      "extraction", \.extraction,
      "The extraction yield, in percent with two decimals: the part of the coffee that is dissolved in the beverage. It is TDS times the weight of the beverage, divided by the dose."
    )
    estimated = field.optional(
      "estimated", \.estimated,
      "`true` if the beverage was not weighed. For the extraction, its weight is then assumed to be the water less twice the dose. Otherwise left out."
    )
    flow = field.optional("flow", \.flow, "The grams of beverage per second, with two decimals.")
    beanAge = field.optional("beanAge", \.beanAge, "The age of the beans on the day of the brew, in whole days.")
    cost = field.optional(
      "cost", \.cost,
      "The price of the dose, computed from the price and the weight of the bag. Left out if one of them is not known."
    )
    section = field.optional(
      "section", \.section, "The key of the section to which the brew belongs. Only in lists with `sectionBy`.")
    warnings = field.optional(
      "warnings", \.warnings,
      "The unusual parameters of the brew, such as a very high ratio. They are stored all the same. Lists do not have this member."
    )
    photos = field.optional("photos", \.photos, EquipmentSupplement.photosDoc)
  }
}

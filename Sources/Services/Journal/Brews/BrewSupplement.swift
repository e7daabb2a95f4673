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
      "The grams of beverage or water per gram of coffee, with two decimals. `ratioOf` names the weight. Left out if the weights are not known, or if the ratio is above 100,000."
    )
    ratioOf = field.optional(
      "ratioOf", \.ratioOf,
      "The weight that `ratio` is computed from. yield: the beverage, as for espresso and moka pot. water: the water, as for the other methods. If the brew lacks the weight of its method, the other weight is used."
    )
    strength = field.optional("strength", \.strength, "The grams of coffee per litre of water, with one decimal.")
    extraction = field.optional(
      "extraction", \.extraction,
      "The extraction yield in percent, with two decimals: TDS times the weight of the beverage, divided by the dose.")
    estimated = field.optional(
      "estimated", \.estimated,
      "`true` if the beverage was not weighed. The extraction then assumes that the beverage weighs the water less twice the dose. Otherwise it is left out."
    )
    flow = field.optional("flow", \.flow, "The flow: the grams of beverage per second, with two decimals.")
    beanAge = field.optional("beanAge", \.beanAge, "The age of the bean on the day of the brew, in whole days.")
    cost = field.optional(
      "cost", \.cost, "The price of the dose, from the bean's price and weight. Left out if the bean lacks one of them."
    )
    section = field.optional(
      "section", \.section, "The key of the section that contains the brew. Only in lists with `sectionBy`.")
    warnings = field.optional(
      "warnings", \.warnings,
      "The unusual parameters of the brew. The core accepts these parameters, and only reports them here. Lists do not have this member."
    )
    photos = field.optional("photos", \.photos, EquipmentSupplement.photosDoc)
  }
}

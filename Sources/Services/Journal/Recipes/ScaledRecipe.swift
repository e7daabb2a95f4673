internal import Shape
internal import Storage

/// A recipe that was scaled to another amount.
struct ScaledRecipe: Record {
  let id: ID<RecipeDetails>, factor: Decimal, dose: Decimal?, water: Decimal?, yield: Decimal?, steps: [RecipeStep]

  static let doc: StaticString =
    "A recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g."

  /// Scales a recipe.
  /// - Parameters:
  ///   - given: a weight of the recipe, in grams; more than 0.
  ///   - wanted: the same weight in the scaled recipe, in grams.
  /// - Returns: `nil` if a weight of the scaled recipe exceeds the limit of a brew.
  init?(_ recipe: Recipe, from given: Decimal, to wanted: Decimal) {
    let details = recipe.details
    func scaled(_ weight: Decimal?) -> Decimal? {
      weight.flatMap {
        Decimal(Int128($0.units) * Int128(wanted.units), over: Int128(given.units) * 100_000, places: 1)
      }
    }
    let (dose, water, yield) = (scaled(details.dose), scaled(details.water), scaled(details.yield))
    let steps = details.steps.map { RecipeStep($0.at, $0.action, water: scaled($0.water), note: $0.note) }
    // A weight that the recipe has, but that could not be computed, is too large.
    let isWhole =
      (dose != nil) == (details.dose != nil) && (water != nil) == (details.water != nil)
      && (yield != nil) == (details.yield != nil)
    let most = ([water, yield] + steps.map(\.water)).compactMap(\.self).max() ?? Decimal(0)
    guard isWhole, most <= Decimal(BrewDetails.mostWater), dose.map({ $0 <= Decimal(details.method.mostDose) }) ?? true,
      let factor = Decimal(Int128(wanted.units), over: Int128(given.units), places: 5)
    else { return nil }
    id = recipe.id
    (self.factor, self.dose, self.water, self.yield, self.steps) = (factor, dose, water, yield, steps)
  }
}

extension ScaledRecipe {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the recipe.")
    factor = field("factor", \.factor, "The factor by which all weights were multiplied, with five decimals.")
    dose = field("dose", \.dose, "The ground coffee of the scaled recipe, in grams. `null` if the recipe has none.")
    water = field("water", \.water, "The water of the scaled recipe, in grams. `null` if the recipe has none.")
    yield = field(
      "yield", \.yield, "The weight of the beverage of the scaled recipe, in grams. `null` if the recipe has none.")
    steps = field("steps", \.steps, "The steps. Their weights are scaled; their times are those of the recipe.")
  }
}

internal import Shape
internal import Storage

/// A recipe for another amount.
struct ScaledRecipe: Record {
  let id: ID<RecipeDetails>, factor: Decimal, dose: Decimal?, water: Decimal?, yield: Decimal?, steps: [RecipeStep]

  static let doc: StaticString = "A recipe for another amount: all weights multiplied by one factor, to 0.1 g."

  /// - Parameters:
  ///   - given: the weight of the recipe; more than 0.
  ///   - wanted: the new weight, in grams.
  /// - Returns: `nil` if a weight exceeds the limit of a brew.
  init?(_ recipe: Recipe, from given: Decimal, to wanted: Decimal) {
    let details = recipe.details
    func scaled(_ weight: Decimal?) -> Decimal? {
      weight.flatMap {
        Decimal(Int128($0.units) * Int128(wanted.units), over: Int128(given.units) * 100_000, places: 1)
      }
    }
    let (dose, water, yield) = (scaled(details.dose), scaled(details.water), scaled(details.yield))
    let steps = details.steps.map { RecipeStep($0.at, $0.action, water: scaled($0.water), note: $0.note) }
    // If a weight could not be computed, it is too large.
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
    factor = field("factor", \.factor, "The factor that every weight was multiplied by, with five decimals.")
    dose = field("dose", \.dose, "The scaled dose: the ground coffee, in grams. `null` if the recipe has none.")
    water = field("water", \.water, "The scaled water, in grams. `null` if the recipe has none.")
    yield = field(
      "yield", \.yield, "The scaled yield: the weight of the beverage, in grams. `null` if the recipe has none.")
    steps = field("steps", \.steps, "The steps. Their weights are scaled, and their times are the recipe's own.")
  }
}

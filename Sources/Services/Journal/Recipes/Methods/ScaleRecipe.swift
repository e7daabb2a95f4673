internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.recipes.scale`: returns a recipe for another amount of coffee, water or beverage.
struct ScaleRecipe: AccountMethod {
  let id: ID<RecipeDetails>, dose: Decimal?, water: Decimal?, yield: Decimal?

  static let name: StaticString = "journal.recipes.scale"
  static let doc: StaticString =
    "Returns a recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g. Exactly one of `dose`, `water` and `yield` must be given. Nothing is stored."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The recipe for the other amount."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("for two", given: Example.recipes, params: #"{"id":"{{0.id}}","dose":30}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    let weight = Limit.range(0...BrewDetails.mostWater)
    id = field("id", \.id, "The id of the recipe.")
    dose = field(
      "dose", \.dose, "The wanted ground coffee, in grams. Exactly one of `dose`, `water` and `yield` must be given.",
      weight)
    water = field(
      "water", \.water, "The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be given.", weight)
    yield = field(
      "yield", \.yield,
      "The wanted weight of the beverage, in grams. Exactly one of `dose`, `water` and `yield` must be given.", weight)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> ScaledRecipe {
    let recipe = try service.recipes.find(id, in: context).record
    let details = recipe.details
    let given = [("dose", dose, details.dose), ("water", water, details.water), ("yield", yield, details.yield)].filter
    { $0.1 != nil }
    if let other = given.dropFirst().first?.0 {
      throw .invalidParam("/\(other)", "\(other) must be left out if \(given[0].0) is given")
    }
    guard let (name, wanted, own) = given.first, let wanted else {
      throw .invalidParam("/dose", "dose, water or yield must be given")
    }
    guard wanted.units > 0 else { throw .invalidParam("/\(name)", "\(name) must be more than 0") }
    guard let own = own?.positive else {
      throw .invalidParam(
        "/\(name)", "\(name) must be left out: the recipe has no \(name) to scale from. Give another weight")
    }
    guard let scaled = ScaledRecipe(recipe, from: own, to: wanted) else {
      throw .invalidParam(
        "/\(name)",
        "\(name) is too small or too large: a weight of the scaled recipe would be outside the limits of a brew")
    }
    return scaled
  }
}

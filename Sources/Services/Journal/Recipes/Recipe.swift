internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A recipe of the journal: the parameters and the steps for future brews.
typealias Recipe = Stored<RecipeDetails>

/// The members of a recipe that callers can write.
struct RecipeDetails: AccountDetails {
  let name: Line, method: BrewMethod, dose: Decimal?, water: Decimal?, yield: Decimal?, temperature: Decimal?,
    grindSetting: Decimal?
  let bean: ID<BeanDetails>?, steps: [RecipeStep], note: String?, favourite: Flag, archived: Flag

  /// The names of the collection in methods. The core derives these methods from them: `journal.recipes.get`,
  /// `journal.recipes.update`, `journal.recipes.delete`, `journal.recipes.history`, `journal.recipes.save`.
  static let collection = CollectionName(service: JournalModule.name, "recipes", one: "recipe")
  static let hasHistory = true
  static let sample =
    #""name":"Morning","method":"pourOver","dose":15,"water":250,"steps":[{"at":0,"action":"bloom","water":45},{"at":45,"action":"pour","water":205}]"#
  static let sampleChanges = #""temperature":94"#
  static let doc: StaticString = "A recipe: the parameters and the steps for future brews."

  init<F: Fields<Self>>(_ field: inout F) {
    let weight = Limit.range(0...BrewDetails.mostWater)
    name = field("name", \.name, "The name of the recipe.", .length(1...200))
    method = field("method", \.method, "The brewing method.")
    dose = field(
      "dose", \.dose,
      "The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.",
      .range(0...2000))
    water = field("water", \.water, "The brewing water, in grams, at most 20,000.", weight)
    yield = field("yield", \.yield, "The weight of the beverage, in grams, at most 20,000.", weight)
    temperature = field(
      "temperature", \.temperature, "The temperature of the water, in degrees Celsius.", .range(0...100))
    grindSetting = field(
      "grindSetting", \.grindSetting, "The grind setting, on the grinder's own scale.", .range(0...100_000))
    bean = field("bean", \.bean, "The id of the beans for which the recipe is made. `null` for a recipe for any beans.")
    steps = field(
      "steps", \.steps, "The steps, in the order of time. Together they must not have more than `water`.",
      .count(0...100))
    note = field("note", \.note, "A free text about the recipe.", .length(1...4000))
    favourite = field("favourite", \.favourite, "`true` if the recipe is a favourite.")
    archived = field(
      "archived", \.archived, "`true` if the recipe is no longer in use. Lists leave it out unless they are asked for.")
  }

  /// Checks the rules that the descriptions of the fields can't express.
  func check(_ rules: inout MemberRules) {
    var (last, sum) = (Decimal(0), 0)
    rules.check(dose: dose, temperature: temperature, of: method)
    for (index, step) in steps.enumerated() {
      if step.at < last { rules.refuse("steps/\(index)/at", "must not be earlier than the previous step") }
      (last, sum) = (max(last, step.at), sum + (step.water?.units ?? 0))
    }
    if let water, sum > water.units {
      rules.refuse(
        "steps", "must sum to at most the water, \(water) g; they sum to \(Decimal(units: sum)) g", beside: ["water"])
    }
  }
}

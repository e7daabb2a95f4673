internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A brew of coffee, or the draft of one.
typealias Brew = Stored<BrewDetails>

/// The members of a brew that callers can write. Weights are in grams, times in seconds, temperatures in degrees
/// Celsius.
struct BrewDetails: AccountDetails {
  let at: Timestamp
  var bean: ID<BeanDetails>?
  let method: BrewMethod?, dose: Decimal?, water: Decimal?, yield: Decimal?
  var grinder: ID<EquipmentDetails>?
  let grindSetting: Decimal?, temperature: Decimal?, time: Decimal?
  let bloomWater: Decimal?, bloomTime: Decimal?, pressure: Decimal?, pours: [Pour], tds: Decimal?
  var equipment: [ID<EquipmentDetails>]
  let place: Line?, rating: Rating?, note: String?
  var recipe: ID<RecipeDetails>?
  let favourite: Flag, archived: Flag, draft: Flag

  typealias Supplement = BrewSupplement

  /// The names of the collection in methods. The core derives these methods from them: `journal.brews.get`,
  /// `journal.brews.update`, `journal.brews.history`, `journal.brews.save`.
  static let collection = CollectionName(service: JournalModule.name, "brews", one: "brew")
  static let indexed = [IndexedColumn("note", weight: 1), IndexedColumn("place", weight: 1)]
  static let given = Example.beans
  static let sample =
    #""at":"2025-12-31T08:15:00Z","bean":"{{0.id}}","method":"pourOver","dose":15,"water":250,"time":180"#
  static let sampleChanges = #""rating":4.5"#
  static let hasHistory = true
  static let doc: StaticString =
    "A brew of coffee: its parameters, such as dose and time, and its result, such as the rating."

  /// The longest duration of a brew, in seconds: two days.
  static let longest = 172_800
  /// The largest amount of water, in grams.
  static let mostWater = 20_000

  init<F: Fields<Self>>(_ field: inout F) {
    let weight = Limit.range(0...BrewDetails.mostWater)
    at = field("at", \.at, "The instant of the brew, from 1900 to one day in the future.")
    bean = field("bean", \.bean, "The id of the beans. Required unless the brew is a draft.")
    method = field("method", \.method, "The brewing method. Required unless the brew is a draft.")
    dose = field(
      "dose", \.dose,
      "The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods. Required unless the brew is a draft.",
      .range(0...2000))
    water = field("water", \.water, "The brewing water, in grams, at most 20,000.", weight)
    yield = field("yield", \.yield, "The weight of the beverage, in grams, at most 20,000.", weight)
    grinder = field("grinder", \.grinder, "The id of the grinder: a piece of equipment of the kind `grinder`.")
    grindSetting = field(
      "grindSetting", \.grindSetting, "The grind setting, on the grinder's own scale.", .range(0...100_000))
    temperature = field(
      "temperature", \.temperature, "The temperature of the water, in degrees Celsius.", .range(0...100))
    time = field(
      "time", \.time, "The duration of the whole brew, in seconds, at most 172,800 (two days).",
      .range(0...BrewDetails.longest))
    bloomWater = field(
      "bloomWater", \.bloomWater,
      "The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.", weight)
    bloomTime = field(
      "bloomTime", \.bloomTime, "The duration of the bloom, in seconds.", .range(0...BrewDetails.longest))
    pressure = field("pressure", \.pressure, "The pressure of the machine, in bar.", .range(0...30))
    pours = field(
      "pours", \.pours, "The single pours, in the order of time. Together they must not have more than `water`.",
      .count(0...100))
    tds = field("tds", \.tds, "The total dissolved solids of the beverage, in percent.", .range(0...25))
    equipment = field(
      "equipment", \.equipment,
      "The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same time, sync keeps the additions of both.",
      .count(0...100))
    place = field("place", \.place, "The name of the place where the brew was made.", .length(1...200))
    rating = field("rating", \.rating, "The rating of the brew, from 0 to 5 in steps of 0.5.")
    note = field("note", \.note, "A free text about the brew.", .length(1...4000))
    recipe = field("recipe", \.recipe, "The id of the recipe that was followed.")
    favourite = field("favourite", \.favourite, "`true` if the brew is a favourite.")
    archived = field(
      "archived", \.archived,
      "`true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count it.")
    draft = field(
      "draft", \.draft,
      "`true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do not count drafts."
    )
  }
}

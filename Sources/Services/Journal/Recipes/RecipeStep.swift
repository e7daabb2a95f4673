internal import Shape

/// A step of a recipe.
struct RecipeStep: Record, Equatable {
  let at: Decimal, action: Action, water: Decimal?, note: Line?

  static let doc: StaticString = "A step of a recipe."

  enum Action: String, Choice {
    case bloom, pour, stir, press, wait

    static let spellings = Spellings<Action>()
  }

  init(_ at: Decimal, _ action: Action, water: Decimal?, note: Line?) {
    (self.at, self.action, self.water, self.note) = (at, action, water, note)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field(
      "at", \.at, "The time of the step, in seconds since the beginning of the brew. Not before the previous step.",
      .range(0...BrewDetails.longest))
    action = field("action", \.action, "The action.")
    water = field("water", \.water, "The water that is poured, in grams.", .range(0...BrewDetails.mostWater))
    note = field("note", \.note, "Any further text.", .length(1...200))
  }
}

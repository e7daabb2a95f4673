internal import Shape

/// A step of a recipe: what to do, and when.
struct RecipeStep: Record, Equatable {
  let at: Decimal, action: Action, water: Decimal?, note: Line?

  static let doc: StaticString = "A step of a recipe: what to do, and when."

  enum Action: String, Choice {
    case bloom, pour, stir, press, wait

    static let spellings = Spellings<Action>()
  }

  init(_ at: Decimal, _ action: Action, water: Decimal?, note: Line?) {
    (self.at, self.action, self.water, self.note) = (at, action, water, note)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field(
      "at", \.at,
      "The time of the step, in seconds since the beginning of the brew. It must not be before the previous step.",
      .range(0...BrewDetails.longest))
    action = field("action", \.action, "The action of the step, such as `pour` or `stir`.")
    water = field(
      "water", \.water, "The water that is poured in this step, in grams, at most 20,000.",
      .range(0...BrewDetails.mostWater))
    note = field("note", \.note, "A free text about the step.", .length(1...200))
  }
}

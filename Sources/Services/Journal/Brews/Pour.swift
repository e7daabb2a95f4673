internal import Shape

/// One pour of water during a brew, with its time and its weight.
struct Pour: Record, Equatable {
  let at: Decimal, water: Decimal, note: Line?

  static let doc: StaticString = "One pour of water during a brew."

  init<F: Fields<Self>>(_ field: inout F) {
    at = field(
      "at", \.at, "The time of the pour, in seconds since the beginning of the brew.", .range(0...BrewDetails.longest))
    water = field(
      "water", \.water, "The water of this pour, in grams; more than 0, at most 20,000.",
      .above(0, to: BrewDetails.mostWater))
    note = field("note", \.note, "A free text about the pour.", .length(1...200))
  }
}

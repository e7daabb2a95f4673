internal import Shape

/// A pour of water during a brew.
struct Pour: Record, Equatable {
  let at: Decimal, water: Decimal, note: Line?

  static let doc: StaticString = "A pour of water during a brew."

  init<F: Fields<Self>>(_ field: inout F) {
    at = field(
      "at", \.at, "The time of the pour, in seconds since the beginning of the brew.", .range(0...BrewDetails.longest))
    water = field(
      "water", \.water, "The water of this pour, in grams. More than 0.", .above(0, to: BrewDetails.mostWater))
    note = field("note", \.note, "Any further text.", .length(1...200))
  }
}

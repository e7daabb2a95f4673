internal import Shape

/// The scale on which a grinder's settings are given: its range, its steps, and the direction in which it grinds finer.
struct GrindScale: Record, Equatable {
  let minimum: Decimal, maximum: Decimal, step: Decimal, finer: Finer

  static let doc: StaticString = "The scale on which a grinder's settings are given."

  /// The direction of a grinder's scale in which the coffee is ground finer.
  enum Finer: String, Choice {
    case lower, higher

    static let spellings = Spellings<Finer>()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    minimum = field("minimum", \.minimum, "The lowest setting of the grinder, from 0 to 100,000.", .range(0...100_000))
    maximum = field(
      "maximum", \.maximum, "The highest setting of the grinder; more than `minimum`, at most 100,000.",
      .range(0...100_000))
    step = field(
      "step", \.step, "The difference between two neighbouring settings; more than 0.", .above(0, to: 100_000))
    finer = field(
      "finer", \.finer,
      "The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings."
    )
  }
}

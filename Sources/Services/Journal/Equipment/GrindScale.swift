internal import Shape

/// The scale of a grinder.
struct GrindScale: Record, Equatable {
  let minimum: Decimal, maximum: Decimal, step: Decimal, finer: Finer

  static let doc: StaticString = "The scale of a grinder's settings."

  /// The direction in which a grinder grinds finer.
  enum Finer: String, Choice {
    case lower, higher

    static let spellings = Spellings<Finer>()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    minimum = field("minimum", \.minimum, "The lowest setting.", .range(0...100_000))
    maximum = field("maximum", \.maximum, "The highest setting. More than `minimum`.", .range(0...100_000))
    step = field(
      "step", \.step, "The difference between two neighbouring settings. More than 0.", .above(0, to: 100_000))
    finer = field(
      "finer", \.finer,
      "The direction of the scale. lower: lower settings grind finer. higher: higher settings grind finer.")
  }
}

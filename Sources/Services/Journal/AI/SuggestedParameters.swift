internal import Shape

/// The parameters of a brew that a model suggests.
struct SuggestedParameters: Record {
  let dose: Decimal, ratio: Decimal, temperature: Decimal, time: Decimal, grind: Decimal?, why: String

  static let doc: StaticString = "The parameters of a brew, as a model suggests them."

  init<F: Fields<Self>>(_ field: inout F) {
    dose = field("dose", \.dose, "The ground coffee, in grams.", .range(0...2000))
    ratio = field(
      "ratio", \.ratio,
      "The grams of water per gram of coffee. For espresso and moka pot, the grams of beverage per gram of coffee.",
      .range(1...25))
    temperature = field(
      "temperature", \.temperature, "The temperature of the water, in degrees Celsius.", .range(0...100))
    time = field("time", \.time, "The time of the whole brew, in seconds.", .range(0...BrewDetails.longest))
    grind = field(
      "grind", \.grind, "The setting on the scale of the grinder. `null` if the equipment contains no grinder.")
    why = field("why", \.why, "The reasons for these parameters, in one or two sentences.", .length(1...500))
  }

  /// Returns the problems that the descriptions of the fields can't express: the limits of the brewing method, and the
  /// range of the grinder.
  func problems(for method: BrewMethod, _ grinder: GrindScale?) -> [Problem] {
    var problems: [Problem] = []
    func refuse(_ member: String, _ message: String) {
      problems.append(Problem(pointer: "/\(member)", kind: .value, message: "\(member) \(message)"))
    }
    if dose.units <= 0 || dose > Decimal(method.mostDose) {
      refuse("dose", "must be more than 0 and at most \(method.mostDose) grams")
    }
    if temperature < Decimal(method.leastTemperature) {
      refuse("temperature", "must be at least \(method.leastTemperature)")
    }
    if time.units <= 0 { refuse("time", "must be more than 0") }
    let water = Int128(dose.units) * Int128(ratio.units)
    if water > Int128(BrewDetails.mostWater) * 10_000_000_000 {
      refuse("ratio", "must lead to at most \(BrewDetails.mostWater) g of water")
    }
    switch (grind, grinder) {
    case (nil, nil): break
    case (_?, nil): refuse("grind", "must be null without a grinder")
    case (nil, _?):
      problems.append(
        Problem(pointer: "/grind", kind: .missing, message: "grind is missing: the setting of the grinder"))
    case (let grind?, let scale?):
      if grind < scale.minimum || grind > scale.maximum {
        refuse("grind", "must be \(scale.minimum) to \(scale.maximum), the range of the grinder")
      }
    }
    return problems
  }
}

internal import Shape

/// Parameters to try, each with its reason.
struct Recommendation: Record {
  let source: Source, method: BrewMethod, brews: Int
  var dose: Decimal, ratio: Decimal, ratioOf: RatioBasis, temperature: Decimal, time: Decimal?, grindSetting: Decimal?,
    grinder: UUID?
  var corrections: [Correction]

  static let doc: StaticString = "Parameters to try, and their source."

  /// The source of a recommendation.
  enum Source: String, Choice {
    case bean, similar, `default`

    static let spellings = Spellings<Source>()
  }

  init(_ source: Source, of method: BrewMethod, brews: Int = 0) {
    let usual = method.usual
    (self.source, self.method, self.brews) = (source, method, brews)
    (dose, ratio, temperature, time) = (usual.dose, usual.ratio, usual.temperature, usual.time)
    (ratioOf, grindSetting, grinder, corrections) = (method.isOfBeverage ? .yield : .water, nil, nil, [])
  }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field(
      "source", \.source,
      "The source of the parameters. bean: the best brews of the bean. similar: the best brews of beans with the same roast level and process. default: the usual parameters of the method."
    )
    method = field("method", \.method, "The method.")
    brews = field(
      "brews", \.brews,
      "The number of brews that the parameters are computed from: each parameter is the median of these brews. 0 if `source` is `default`."
    )
    dose = field("dose", \.dose, "The ground coffee, in grams.")
    ratio = field("ratio", \.ratio, "The grams of water or beverage per gram of coffee. `ratioOf` names the weight.")
    ratioOf = field(
      "ratioOf", \.ratioOf, "The weight that `ratio` is computed from. yield: the beverage. water: the water.")
    temperature = field("temperature", \.temperature, "The temperature of the water, in degrees Celsius.")
    time = field("time", \.time, "The time of the whole brew, in seconds. `null` if the source has no time.")
    grindSetting = field(
      "grindSetting", \.grindSetting,
      "The setting on the grinder's own scale. `null` if no brew of the source has a setting.")
    grinder = field("grinder", \.grinder, "The id of the grinder. `null` if no brew of the source names a grinder.")
    corrections = field(
      "corrections", \.corrections, "The parameters that the core changed because of the last tasting.")
  }
}

/// A parameter that was changed because of the last tasting.
struct Correction: Record {
  let parameter: Parameter, reason: Reason, from: Decimal, to: Decimal

  static let doc: StaticString = "A parameter that the core changed because of the last tasting."

  enum Parameter: String, Choice {
    case grindSetting, temperature

    static let spellings = Spellings<Parameter>()
  }

  enum Reason: String, Choice {
    case sour, bitter, lowExtraction, highExtraction

    static let spellings = Spellings<Reason>()

    /// A Boolean value that indicates whether the next brew should extract more: with a finer grind and hotter water.
    var asksForMore: Bool { self == .sour || self == .lowExtraction }
  }

  init(_ parameter: Parameter, _ reason: Reason, from: Decimal, to: Decimal) {
    (self.parameter, self.reason, self.from, self.to) = (parameter, reason, from, to)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    parameter = field("parameter", \.parameter, "The changed parameter.")
    reason = field(
      "reason", \.reason,
      "The reason. sour, lowExtraction: the next brew is finer or hotter by one step. bitter, highExtraction: the next brew is coarser or cooler by one step."
    )
    from = field("from", \.from, "The value before the change.")
    to = field("to", \.to, "The value to try.")
  }
}

/// The usual parameters of a method.
struct UsualParameters {
  let dose: Decimal, ratio: Decimal, temperature: Decimal, time: Decimal?

  init(_ dose: Int, _ ratio: Int, _ temperature: Int, _ time: Int?) {
    (self.dose, self.ratio, self.temperature) = (Decimal(dose), Decimal(ratio), Decimal(temperature))
    self.time = time.map { Decimal($0) }
  }
}

extension BrewMethod {
  /// Common starting points: 60 g of coffee to a litre of water for filter coffee (SCA, "Golden Cup"), and a ratio of 1
  /// to 2 in half a minute for espresso.
  var usual: UsualParameters {
    switch self {
    case .pourOver: UsualParameters(15, 16, 94, 180)
    case .frenchPress: UsualParameters(30, 16, 95, 240)
    case .aeroPress: UsualParameters(15, 14, 88, 120)
    case .espresso: UsualParameters(18, 2, 93, 28)
    case .mokaPot: UsualParameters(16, 8, 90, 240)
    case .coldBrew: UsualParameters(80, 10, 20, 50_400)
    case .siphon: UsualParameters(20, 15, 93, 120)
    case .drip: UsualParameters(60, 16, 94, 300)
    case .turkish: UsualParameters(7, 10, 70, 180)
    case .cupping: UsualParameters(8, 18, 94, 240)
    case .other: UsualParameters(15, 16, 94, nil)
    }
  }
}

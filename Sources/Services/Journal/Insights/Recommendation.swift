internal import Shape

/// Recommended parameters for a brew, with their source and with corrections because of the last tasting.
struct Recommendation: Record {
  let source: Source, method: BrewMethod, brews: Int
  var dose: Decimal, ratio: Decimal, ratioOf: RatioBasis, temperature: Decimal, time: Decimal?, grindSetting: Decimal?,
    grinder: UUID?
  var corrections: [Correction]

  static let doc: StaticString = "Recommended parameters for a brew, their source, and the corrections that were made."

  /// The source of the parameters in a recommendation.
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
      "The source of the parameters. bean: the best brews of the same beans. similar: the best brews of beans with the same roast level and process. default: the usual parameters of the method."
    )
    method = field("method", \.method, "The brewing method for which the parameters are recommended.")
    brews = field(
      "brews", \.brews,
      "The number of brews from which the parameters are computed: each parameter is a median of these brews. 0 if `source` is `default`."
    )
    dose = field("dose", \.dose, "The ground coffee, in grams.")
    ratio = field(
      "ratio", \.ratio, "The grams of water or beverage for each gram of coffee. `ratioOf` tells which of them.")
    ratioOf = field(
      "ratioOf", \.ratioOf, "The weight to which `ratio` refers. yield: the beverage. water: the water.")
    temperature = field("temperature", \.temperature, "The temperature of the water, in degrees Celsius.")
    time = field(
      "time", \.time,
      "The duration of the whole brew, in seconds. `null` if neither the brews nor the method have a usual time.")
    grindSetting = field(
      "grindSetting", \.grindSetting,
      "The setting on the grinder's own scale. `null` if none of the brews has a setting.")
    grinder = field(
      "grinder", \.grinder,
      "The id of the grinder to which `grindSetting` refers. `null` if none of the brews names a grinder.")
    corrections = field(
      "corrections", \.corrections, "The parameters that were changed because of the last tasting or measurement.")
  }
}

/// A recommended parameter that was changed because of the last tasting or measurement.
struct Correction: Record {
  let parameter: Parameter, reason: Reason, from: Decimal, to: Decimal

  static let doc: StaticString = "A recommended parameter that was changed because of the last tasting or measurement."

  enum Parameter: String, Choice {
    case grindSetting, temperature

    static let spellings = Spellings<Parameter>()
  }

  enum Reason: String, Choice {
    case sour, bitter, lowExtraction, highExtraction

    static let spellings = Spellings<Reason>()

    /// A Boolean value that indicates whether the next brew should extract more from the coffee: with a finer grind and
    /// hotter water.
    var asksForMore: Bool { self == .sour || self == .lowExtraction }
  }

  init(_ parameter: Parameter, _ reason: Reason, from: Decimal, to: Decimal) {
    (self.parameter, self.reason, self.from, self.to) = (parameter, reason, from, to)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    parameter = field("parameter", \.parameter, "The parameter that was changed.")
    reason = field(
      "reason", \.reason,
      "The reason for the change. sour, lowExtraction: the next brew is finer or hotter by one step. bitter, highExtraction: the next brew is coarser or cooler by one step."
    )
    from = field("from", \.from, "The value before the change, in the unit of the parameter.")
    to = field("to", \.to, "The value after the change, in the unit of the parameter.")
  }
}

/// The usual parameters of a brewing method, for beans without any earlier brews.
struct UsualParameters {
  let dose: Decimal, ratio: Decimal, temperature: Decimal, time: Decimal?

  init(_ dose: Int, _ ratio: Int, _ temperature: Int, _ time: Int?) {
    (self.dose, self.ratio, self.temperature) = (Decimal(dose), Decimal(ratio), Decimal(temperature))
    self.time = time.map { Decimal($0) }
  }
}

extension BrewMethod {
  /// The usual parameters of the method. They are common starting points: 60 g of coffee per litre of water for filter
  /// coffee (SCA, "Golden Cup"), and twice the dose in about half a minute for espresso.
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

internal import Shape

/// A finding about brews, as numbers and ids. Front ends turn it into words.
struct Insight: Record {
  let kind: Kind, state: State, data: InsightData?, evidence: Evidence, confidence: Confidence?

  static let doc: StaticString =
    "A finding about brews, such as the best parameters, as numbers and ids. A front end turns it into words."

  enum Kind: String, Choice {
    case bestParameters, ratingTrend, extractionTrend, grindEffect, temperatureEffect, ageEffect, consistency,
      extractionRange, flavours

    static let spellings = Spellings<Kind>()

    /// The number of brews that a finding of this kind needs; for flavours, the number of tasting notes.
    var need: Int {
      switch self {
      case .bestParameters, .consistency, .flavours: 5
      case .ratingTrend, .extractionTrend, .grindEffect, .temperatureEffect, .ageEffect: 8
      case .extractionRange: 3
      }
    }

    /// The number of different settings, temperatures or ages that a comparison needs.
    static let leastValues = 3
  }

  enum State: String, Choice {
    case ready, tooLittle, empty

    static let spellings = Spellings<State>()
  }

  enum Confidence: String, Choice {
    case low, medium, high

    static let spellings = Spellings<Confidence>()
  }

  /// Creates an insight, with its state and its confidence.
  /// - Parameters:
  ///   - brews: the number of brews that were examined.
  ///   - have: the number of them, or of tasting notes, that count for this kind.
  ///   - data: the finding. It is computed only if enough brews count. It is `nil` if the brews show no effect.
  ///   - values: the number of different values in the counted brews, for a kind that compares values.
  init(_ kind: Kind, brews: Int, have: Int, values: Int? = nil, _ data: @autoclosure () -> InsightData?) {
    let lacksValues = have >= kind.need && (values ?? .max) < Kind.leastValues
    let isReady = have >= kind.need && !lacksValues
    self.kind = kind
    state = isReady ? .ready : have == 0 ? .empty : .tooLittle
    self.data = isReady ? data() : nil
    evidence =
      lacksValues
      ? Evidence(brews: brews, have: values ?? 0, need: Kind.leastValues)
      : Evidence(brews: brews, have: have, need: kind.need)
    confidence = isReady ? (have >= 4 * kind.need ? .high : have >= 2 * kind.need ? .medium : .low) : nil
  }
}

extension Insight {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of insight, such as `bestParameters`.")
    state = field(
      "state", \.state,
      "The state of the insight. ready: there are enough brews for a finding. tooLittle: more brews are needed. empty: no brew counts for this kind."
    )
    data = field("data", \.data, "The finding. `null` if `state` is not `ready`, or if the brews show no effect.")
    evidence = field(
      "evidence", \.evidence, "The number of brews on which the insight is based, and the number that is needed.")
    confidence = field(
      "confidence", \.confidence,
      "The confidence of the finding, judged by the number of brews. low: at least the needed number. medium: at least twice that number. high: at least four times that number. `null` if `state` is not `ready`."
    )
  }
}

/// The number of brews on which an insight is based, and the number that is needed.
struct Evidence: Record {
  let brews: Int, have: Int, need: Int

  static let doc: StaticString = "The number of brews on which an insight is based, and the number that is needed."
}

extension Evidence {
  init<F: Fields<Self>>(_ field: inout F) {
    brews = field(
      "brews", \.brews, "The number of examined brews: the latest brews that match the filters, at most 1,000.")
    have = field(
      "have", \.have,
      "The number of examined brews, or of tasting notes, that count for this kind. If there are enough brews but too few different values, the number of different values."
    )
    need = field("need", \.need, "The number that `have` must reach for a finding of this kind.")
  }
}

/// The numbers and ids of an insight. Each kind of insight has its own members; the members of other kinds are `nil`.
struct InsightData: Record {
  var bean: UUID?, method: BrewMethod?, recipe: UUID?
  var dose: Decimal?, ratio: Decimal?, temperature: Decimal?, time: Decimal?, grindSetting: Decimal?, rating: Decimal?
  var direction: Direction?, perWeek: Decimal?, percent: Decimal?, value: Decimal?, mean: Decimal?, rest: Decimal?
  var ratioDeviation: Decimal?, timeDeviation: Decimal?, extractionDeviation: Decimal?
  var under: Int?, within: Int?, over: Int?, terms: [TermCount]?

  static let doc: StaticString =
    "The numbers and ids of an insight. Each kind has its own members. The other members are left out."

  enum Direction: String, Choice {
    case rising, falling, steady

    static let spellings = Spellings<Direction>()
  }

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {
    bean = field.optional("bean", \.bean, "The id of the beans to which the finding applies.")
    method = field.optional("method", \.method, "The brewing method to which the finding applies.")
    recipe = field.optional("recipe", \.recipe, "The id of the recipe to which the finding applies.")
    dose = field.optional("dose", \.dose, "The median dose of the best brews, in grams.")
    ratio = field.optional(
      "ratio", \.ratio, "The median ratio of the best brews: the grams of water or beverage for each gram of coffee.")
    temperature = field.optional(
      "temperature", \.temperature, "The median water temperature of the best brews, in degrees Celsius.")
    time = field.optional("time", \.time, "The median duration of the best brews, in seconds.")
    grindSetting = field.optional(
      "grindSetting", \.grindSetting, "The median grind setting of the best brews, on the grinder's own scale.")
    rating = field.optional("rating", \.rating, "The median rating of the best brews, from 0 to 5.")
    direction = field.optional(
      "direction", \.direction,
      "The direction of the trend. steady: the value changes by less than 5 percent of its mean.")
    perWeek = field.optional(
      "perWeek", \.perWeek,
      "The change per week, in the unit of the value: the slope of the straight line that fits the brews best.")
    percent = field.optional(
      "percent", \.percent, "The change over all examined days, in percent of the mean. Negative if the value falls.")
    value = field.optional(
      "value", \.value,
      "The value whose brews have the best ratings: a grind setting, a temperature (in degrees Celsius) or an age (in days)."
    )
    mean = field.optional(
      "mean", \.mean,
      "For a trend: the mean value of all brews. For an effect: the mean rating of the brews with the best value.")
    rest = field.optional("rest", \.rest, "For an effect: the mean rating of the brews with other values.")
    ratioDeviation = field.optional(
      "ratioDeviation", \.ratioDeviation, "The standard deviation of the ratio between the brews.")
    timeDeviation = field.optional(
      "timeDeviation", \.timeDeviation, "The standard deviation of the duration, in seconds.")
    extractionDeviation = field.optional(
      "extractionDeviation", \.extractionDeviation, "The standard deviation of the extraction yield, in percent.")
    under = field.optional("under", \.under, "The number of brews with an extraction yield under 18 percent.")
    within = field.optional("within", \.within, "The number of brews with an extraction yield of 18 to 22 percent.")
    over = field.optional("over", \.over, "The number of brews with an extraction yield over 22 percent.")
    terms = field.optional("terms", \.terms, "The most frequent flavour terms in the tasting notes, at most ten.")
  }
}

/// A flavour term, and the number of tasting notes that contain it.
struct TermCount: Record {
  let term: String, count: Int

  static let doc: StaticString = "A flavour term, and the number of tasting notes that contain it."
}

extension TermCount {
  init<F: Fields<Self>>(_ field: inout F) {
    term = field("term", \.term, "The flavour term.")
    count = field("count", \.count, "The number of tasting notes that contain the term.")
  }
}

internal import Shape

/// A finding about brews. It has numbers and ids, and no text.
struct Insight: Record {
  let kind: Kind, state: State, data: InsightData?, evidence: Evidence, confidence: Confidence?

  static let doc: StaticString = "A finding about brews, as numbers and ids without prose."

  enum Kind: String, Choice {
    case bestParameters, ratingTrend, extractionTrend, grindEffect, temperatureEffect, ageEffect, consistency,
      extractionRange, flavours

    static let spellings = Spellings<Kind>()

    /// The number of brews that the insight needs, or of tasting notes for an insight about flavours.
    var need: Int {
      switch self {
      case .bestParameters, .consistency, .flavours: 5
      case .ratingTrend, .extractionTrend, .grindEffect, .temperatureEffect, .ageEffect: 8
      case .extractionRange: 3
      }
    }

    /// The number of different settings, temperatures or ages that an effect needs.
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

  /// - Parameters:
  ///   - brews: the number of brews that were read.
  ///   - have: the number of brews, or tasting notes, that count for this kind.
  ///   - data: the finding. It is computed if enough brews count, and is `nil` if they show no effect.
  ///   - values: the number of different values of the counted brews, for a kind that compares at least three values.
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
    kind = field("kind", \.kind, "The kind of insight.")
    state = field(
      "state", \.state,
      "The state. ready: there are enough brews for a finding. tooLittle: more brews are needed. empty: no brew counts for this kind."
    )
    data = field("data", \.data, "The finding. `null` if `state` is not `ready`, or if the brews show no effect.")
    evidence = field("evidence", \.evidence, "The brews behind the insight.")
    confidence = field(
      "confidence", \.confidence,
      "How sure the finding is, by the number of brews. low: at least the needed number. medium: at least twice that number. high: at least four times that number. `null` if `state` is not `ready`."
    )
  }
}

/// The brews that an insight is based on.
struct Evidence: Record {
  let brews: Int, have: Int, need: Int

  static let doc: StaticString = "The brews behind an insight."
}

extension Evidence {
  init<F: Fields<Self>>(_ field: inout F) {
    brews = field("brews", \.brews, "The number of examined brews: at most the latest 1,000 that fit the filters.")
    have = field(
      "have", \.have,
      "The number of examined brews, or of tasting notes, that count for this kind. If the brews are enough but have too few different values, the number of different values."
    )
    need = field("need", \.need, "The number that `have` must reach for this kind.")
  }
}

/// The numbers and ids of an insight. Each kind has its own members, and the members of other kinds are left out.
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
    bean = field.optional("bean", \.bean, "The bean of the brews.")
    method = field.optional("method", \.method, "The method of the brews.")
    recipe = field.optional("recipe", \.recipe, "The recipe of the brews.")
    dose = field.optional("dose", \.dose, "The median dose of the best brews, in grams.")
    ratio = field.optional(
      "ratio", \.ratio, "The median ratio of the best brews: the grams of water or beverage per gram of coffee.")
    temperature = field.optional(
      "temperature", \.temperature, "The median temperature of the best brews, in degrees Celsius.")
    time = field.optional("time", \.time, "The median time of the best brews, in seconds.")
    grindSetting = field.optional(
      "grindSetting", \.grindSetting, "The median grind setting of the best brews, on the grinder's own scale.")
    rating = field.optional("rating", \.rating, "The median rating of the best brews, from 0 to 5.")
    direction = field.optional(
      "direction", \.direction,
      "The direction of the trend. steady: the value changes by less than 5 percent of the mean.")
    perWeek = field.optional(
      "perWeek", \.perWeek,
      "The change per week: the slope of the best-fitting straight line, in the unit of the value.")
    percent = field.optional(
      "percent", \.percent, "The change over all days, in percent of the mean. Negative if the value falls.")
    value = field.optional(
      "value", \.value,
      "The grind setting, the temperature (in degrees Celsius) or the age (in days) of the brews with the best ratings."
    )
    mean = field.optional(
      "mean", \.mean,
      "For a trend: the mean of all brews. For an effect: the mean rating of the brews with the best value.")
    rest = field.optional("rest", \.rest, "The mean rating of the brews with other values.")
    ratioDeviation = field.optional("ratioDeviation", \.ratioDeviation, "The standard deviation of the ratio.")
    timeDeviation = field.optional("timeDeviation", \.timeDeviation, "The standard deviation of the time, in seconds.")
    extractionDeviation = field.optional(
      "extractionDeviation", \.extractionDeviation, "The standard deviation of the extraction yield, in percent.")
    under = field.optional("under", \.under, "The number of brews with an extraction yield under 18 percent.")
    within = field.optional("within", \.within, "The number of brews with an extraction yield of 18 to 22 percent.")
    over = field.optional("over", \.over, "The number of brews with an extraction yield over 22 percent.")
    terms = field.optional("terms", \.terms, "The most frequent flavour terms, at most ten.")
  }
}

/// A flavour term and the number of times that it was tasted.
struct TermCount: Record {
  let term: String, count: Int

  static let doc: StaticString = "A flavour term, and the number of tasting notes with the term."
}

extension TermCount {
  init<F: Fields<Self>>(_ field: inout F) {
    term = field("term", \.term, "The term.")
    count = field("count", \.count, "The number of tasting notes with the term.")
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.ai.insights`: asks the AI of the host to describe the journal's figures and insights in words.
struct ExplainInsights: DeferredMethod {
  typealias Scope = InAccount
  let filters: BrewFilter, options: JournalAIOptions

  static let name: StaticString = "journal.ai.insights"
  static let doc: StaticString =
    "Asks the AI of the host to describe the journal's figures and insights in words. The core accepts only texts whose numbers all occur in those figures or insights. Nothing is stored."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The description in words, and the source of the answer."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "of one brew", given: Example.brews + [Example.Step("host.provide", #"{"capabilities":["host.ai.respond"]}"#)],
      params: "{}",
      answers: [
        #"{"content":{"headline":"A first brew","paragraphs":["You brewed 15 g of coffee with 250 g of water."]}}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are described. Without filters, all brews are described."
    )
    options = field.embed(\.options)
  }

  static func asks(of service: JournalAI) -> [HostCapability] { service.assistant().asks }

  private static let instructions = """
    You tell a person what their coffee journal shows: first what matters most, then what they may try. Rest on the figures alone. Weights \
    are in grams, times in seconds, temperatures in degrees Celsius, ratings of 5. Write each number with digits, exactly as it stands: never \
    add, round or convert numbers, and say no number that is not there. An insight that is not listed has too few brews: say nothing of it. \
    Answer with a JSON object that fits the schema.
    """

  func answer(on service: JournalAI, in context: Context) throws(Failure) -> Answer<ExplainedInsights, Context> {
    let facts = try service.journal.facts(of: filters, in: context)
    let prompt = Facts(facts, longest: AIQuestion<Explanation>.longest - ExplainInsights.instructions.count).text
    let given = GivenNumbers(of: prompt)
    let language = try service.assistant().language()
    let question = AIQuestion<Explanation>(
      task: "journal.insights", instructions: ExplainInsights.instructions, prompt: prompt
    ) {
      $0.problems(with: given, in: language)
    }
    return try service.assistant().answer(question, options.options, in: context, at: context.now) {
      (outcome, context) throws(Failure) in
      switch outcome {
      case .success(let answer): return ExplainedInsights(answer.content, AnswerOrigin(answer))
      case .failure(let failure):
        guard options.fallback.isSet, let own = facts.overview.explanation else { throw failure }
        return ExplainedInsights(own, AnswerOrigin(ofHistoryAt: context.now))
      }
    }
  }
}

/// The result of `journal.ai.insights`: a description of the journal in words, and the source of the answer.
struct ExplainedInsights: Record {
  let explanation: Explanation, origin: AnswerOrigin

  static let doc: StaticString =
    "A description of the journal's figures and insights in words, and the source of the answer."

  init(_ explanation: Explanation, _ origin: AnswerOrigin) { (self.explanation, self.origin) = (explanation, origin) }

  init<F: Fields<Self>>(_ field: inout F) {
    explanation = field.embed(\.explanation)
    origin = field.embed(\.origin)
  }
}

/// The facts about the journal that are sent to a model. Front ends never get this record.
struct JournalFacts: Record {
  let overview: JournalOverview, insights: [NamedInsight]

  static let doc: StaticString = "The facts about the journal that a model gets."

  init(_ overview: JournalOverview, _ insights: [NamedInsight]) {
    (self.overview, self.insights) = (overview, insights)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    overview = field.embed(\.overview)
    insights = field("items", \.insights, "The insights that are ready.")
  }
}

/// An insight, together with the name of its beans, as it is sent to a model.
struct NamedInsight: Record {
  let kind: Insight.Kind, bean: Line?, data: InsightData?, brews: Int, confidence: Insight.Confidence?

  static let doc: StaticString = "An insight with the name of its beans."

  init(_ insight: Insight, bean: Line?) {
    (kind, data, brews, confidence) = (insight.kind, insight.data, insight.evidence.have, insight.confidence)
    self.bean = bean
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("insight", \.kind, "The kind of insight.")
    bean = field("beans", \.bean, "The name of the beans. `null` for an insight about no particular beans.")
    data = field("data", \.data, "The numbers. `null` if the brews show no effect.")
    brews = field("brews", \.brews, "The number of brews, or of tasting notes, that count for this kind.")
    confidence = field(
      "confidence", \.confidence, "The confidence of the finding, judged by the number of brews on which it is based.")
  }
}

extension Journal {
  fileprivate func facts(of filters: BrewFilter, in context: Context) throws(Failure) -> JournalFacts {
    let zone = try days.zone()
    let overview = try statistics.overview(filters, today: zone.day(of: context.now), zone, in: context)
    var named: [NamedInsight] = []
    for insight in try insights(filters, in: context) where insight.state == .ready {
      let bean = try insight.data?.bean.flatMap { (id) throws(Failure) in try beans.findIfThere(ID(id), in: context) }
      named.append(NamedInsight(insight, bean: bean?.details.name))
    }
    return JournalFacts(overview, named)
  }
}

extension JournalOverview {
  /// The figures as plain sentences, for the case that the host's AI fails; `nil` if there is no brew.
  fileprivate var explanation: Explanation? {
    if brews == 0 { return nil }
    var sentences = ["Coffee: \(coffee) g, water: \(water) g."]
    if let rating { sentences.append("Mean rating: \(rating) of 5.") }
    if let ratio { sentences.append("Mean ratio: \(ratio).") }
    if let extraction { sentences.append("Mean extraction: \(extraction) percent.") }
    if let favouriteMethod { sentences.append("Favourite method: \(favouriteMethod.rawValue).") }
    let headline = Line("\(brews) \(brews == 1 ? "brew" : "brews") on \(days) \(days == 1 ? "day" : "days")")
    return Explanation(headline: headline, paragraphs: [sentences.joined(separator: " ")])
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.ai.recommendParameters`: asks the AI of the host how to brew given beans.
struct AskForParameters: DeferredMethod {
  typealias Scope = InAccount
  let bean: ID<BeanDetails>, method: BrewMethod, equipment: [ID<EquipmentDetails>], options: JournalAIOptions

  static let name: StaticString = "journal.ai.recommendParameters"
  static let doc: StaticString =
    "Asks the AI of the host how to brew given beans with a given method. The values are within the limits of a brew, and the grind setting is within the grinder's range. The answer is not stored as a record."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The recommended parameters, and the source of the answer."
  static let errors: [ErrorCode] = [.notFound] + ErrorCode.ofHost
  static let examples = [
    Example(
      "without a grinder",
      given: Example.beans + [Example.Step("host.provide", #"{"capabilities":["host.ai.respond"]}"#)],
      params: #"{"bean":"{{0.id}}","method":"pourOver"}"#,
      answers: [
        #"{"content":{"dose":15,"ratio":16.5,"temperature":95,"time":180,"grind":null,"why":"A light roast gives more to hot water."}}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    bean = field("bean", \.bean, "The id of the beans.")
    method = field("method", \.method, "The brewing method.")
    equipment = field(
      "equipment", \.equipment,
      "The ids of the equipment to brew with, including at most one grinder. The grinder determines the range of the grind setting.",
      .count(0...20))
    options = field.embed(\.options)
  }

  static func asks(of service: JournalAI) -> [HostCapability] { service.assistant().asks }

  private static let instructions = """
    You recommend how to brew coffee: dose in grams, ratio of water to coffee (for espresso and moka pot, of the beverage), temperature in \
    degrees Celsius, time of the whole brew in seconds, and the setting of the grinder on its own scale, or null without a grinder. Start \
    from what worked before, if anything did. Answer with a JSON object that fits the schema.
    """

  private static let room = AIQuestion<SuggestedParameters>.longest - instructions.unicodeScalars.count

  func answer(on service: JournalAI, in context: Context) throws(Failure) -> Answer<RecommendedParameters, Context> {
    let journal = service.journal
    let details = try journal.beans.find(bean, at: "/bean", in: context).record.details
    var lines = [details.facts(longest: 3000), "Method: \(method.rawValue)"]
    var scale: GrindScale?
    for (index, id) in equipment.enumerated() {
      let piece = try journal.equipment.find(id, at: "/equipment/\(index)", in: context).record.details
      lines.append("Equipment: \(piece.name.text) (\(piece.kind.rawValue))")
      guard let setting = piece.setting else { continue }
      if scale != nil { throw .invalidParam("/equipment/\(index)", "equipment must have at most one grinder") }
      scale = setting
      lines.append("Its settings go from \(setting.minimum) to \(setting.maximum); \(setting.finer.rawValue) is finer.")
    }
    let best = try journal.best(BrewFilter(bean: bean, method: method), in: context)?.details
    if let best { lines.append("The best brew so far: \(best.parameters)") }
    let question = AIQuestion<SuggestedParameters>(
      task: "journal.recommendParameters", instructions: AskForParameters.instructions,
      prompt: lines.joined(separator: "\n").cut(to: AskForParameters.room), about: bean.uuid
    ) { [method, scale] in $0.problems(for: method, scale) }
    return try service.assistant().answer(question, options.options, in: context, at: context.now) {
      (outcome, context) throws(Failure) in
      switch outcome {
      case .success(let answer): return RecommendedParameters(answer.content, AnswerOrigin(answer))
      case .failure(let failure):
        guard options.fallback.isSet else { throw failure }
        let own = try journal.recommend(bean, method, in: context)
        // Default values hold for any coffee and say nothing about the account's own brews. So they are not returned as
        // an answer from the journal.
        if own.source == .default { throw failure }
        return RecommendedParameters(own, equipment, AnswerOrigin(ofHistoryAt: context.now))
      }
    }
  }
}

/// The result of `journal.ai.recommendParameters`: the parameters of a brew, and the source of the answer.
struct RecommendedParameters: Record {
  let dose: Decimal?, ratio: Decimal?, temperature: Decimal?, time: Decimal?, grind: Decimal?, why: String,
    origin: AnswerOrigin

  static let doc: StaticString = "The recommended parameters of a brew, and the source of the answer."

  init(_ content: SuggestedParameters, _ origin: AnswerOrigin) {
    (dose, ratio, temperature) = (content.dose, content.ratio, content.temperature)
    (time, grind, why) = (content.time, content.grind, content.why)
    self.origin = origin
  }

  /// - Parameter equipment: the ids of the available equipment. If the recommended setting is for a grinder that is not
  ///   among it, the setting is left out.
  init(_ own: Recommendation, _ equipment: [ID<EquipmentDetails>], _ origin: AnswerOrigin) {
    (dose, ratio, temperature, time) = (own.dose, own.ratio, own.temperature, own.time)
    grind = own.grinder.map { grinder in equipment.contains { $0.uuid == grinder } } == true ? own.grindSetting : nil
    let beans = own.source == .bean ? "these beans" : "beans with the same roast and process"
    why = "The medians of your best rated brews of \(beans), \(own.brews) in number."
    self.origin = origin
  }
}

extension RecommendedParameters {
  init<F: Fields<Self>>(_ field: inout F) {
    dose = field("dose", \.dose, "The ground coffee, in grams.")
    ratio = field(
      "ratio", \.ratio,
      "The grams of water per gram of coffee. For espresso and moka pot, the grams of beverage per gram of coffee.")
    temperature = field("temperature", \.temperature, "The temperature of the water, in degrees Celsius.")
    time = field("time", \.time, "The time of the whole brew, in seconds.")
    grind = field(
      "grind", \.grind,
      "The setting of the grinder, on its own scale. `null` if there is none to recommend, for example without a grinder."
    )
    why = field("why", \.why, "The reasons for these parameters, in one or two sentences.")
    origin = field.embed(\.origin)
  }
}

extension BrewDetails {
  /// The parameters and the rating of the brew, as text for a model.
  fileprivate var parameters: String {
    let parts: [(String, Decimal?)] = [
      ("dose", dose), ("water", water), ("yield", yield), ("temperature", temperature), ("time", time),
      ("grind", grindSetting),
      ("rating of 5", rating?.number),
    ]
    return parts.compactMap { name, value in value.map { "\(name) \($0)" } }.joined(separator: ", ")
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.ai.suggestTastingNotes`: asks the AI of the host for tasting notes that fit a coffee.
struct SuggestTastingNotes: DeferredMethod {
  typealias Scope = InAccount
  let bean: ID<BeanDetails>?, beanOrigin: Line?, roastLevel: RoastLevel?, brewMethod: BrewMethod?,
    options: JournalAIOptions

  static let name: StaticString = "journal.ai.suggestTastingNotes"
  static let doc: StaticString =
    "Asks the AI of the host for tasting notes that fit a coffee: beans of the journal, or an origin with a roast level. Nothing is stored. To store the suggestion in a tasting note, call `journal.ai.accept`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The suggested tasting notes, and the source of the answer."
  static let errors: [ErrorCode] = [.notFound] + ErrorCode.ofHost
  static let examples = [
    Example(
      "of beans", given: Example.beans + [Example.Step("host.provide", #"{"capabilities":["host.ai.respond"]}"#)],
      params: #"{"bean":"{{0.id}}","brewMethod":"pourOver"}"#,
      answers: [
        #"{"content":{"notes":["Bergamot and jasmine, like Earl Grey."],"flavorWheel":["bergamot","jasmine"],"bodyDescription":"Light and tea-like."}}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    bean = field(
      "bean", \.bean, "The id of beans of the journal. Either `bean` or `beanOrigin` must be given, not both.")
    beanOrigin = field(
      "beanOrigin", \.beanOrigin,
      "The origin of beans that are not in the journal, such as Huila, Colombia. Either `bean` or `beanOrigin` must be given, not both.",
      .length(1...200))
    roastLevel = field(
      "roastLevel", \.roastLevel, "The roast level of the beans, if `beanOrigin` is given. With `bean`, it is ignored.")
    brewMethod = field(
      "brewMethod", \.brewMethod, "The brewing method. If it is left out, the notes hold for any method.")
    options = field.embed(\.options)
  }

  static func asks(of service: JournalAI) -> [HostCapability] { service.assistant().asks }

  private static let instructions = """
    You suggest tasting notes for coffee to a person who is about to taste it. Rest on what origin, variety, process and roast make likely, \
    and prefer plain flavours to fancy ones. Say what may be tasted, not what must be. Answer with a JSON object that fits the schema.
    """

  /// The largest number of characters that may describe the beans. The rest of the request is needed for the
  /// instructions and the method.
  private static let room = AIQuestion<TastingSuggestion>.longest - instructions.unicodeScalars.count - 100

  func answer(on service: JournalAI, in context: Context) throws(Failure) -> Answer<SuggestedNotes, Context> {
    if (bean == nil) == (beanOrigin == nil) {
      throw .invalidParam("/bean", "exactly one of bean and beanOrigin must be given")
    }
    let details = try bean.map { (id) throws(Failure) in
      try service.journal.beans.find(id, at: "/bean", in: context).record.details
    }
    var lines = [details?.facts(longest: SuggestTastingNotes.room) ?? "Origin: \(beanOrigin?.text ?? "")"]
    if details == nil, let roastLevel { lines.append("Roast level: \(roastLevel.rawValue)") }
    if let brewMethod { lines.append("Method: \(brewMethod.rawValue)") }
    let question = AIQuestion<TastingSuggestion>(
      task: "journal.suggestTastingNotes", instructions: SuggestTastingNotes.instructions,
      prompt: lines.joined(separator: "\n"),
      about: bean?.uuid
    ) { $0.problems }
    return try service.assistant().answer(question, options.options, in: context, at: context.now) {
      (outcome, context) throws(Failure) in
      switch outcome {
      case .success(let answer): return SuggestedNotes(answer.content, AnswerOrigin(answer))
      case .failure(let failure):
        guard options.fallback.isSet,
          let own = try service.journal.notes(of: bean, details?.roastLevel ?? roastLevel, in: context)
        else {
          throw failure
        }
        return SuggestedNotes(own, AnswerOrigin(ofHistoryAt: context.now))
      }
    }
  }
}

/// The result of `journal.ai.suggestTastingNotes`: suggested notes, and the source of the answer.
struct SuggestedNotes: Record {
  let content: TastingSuggestion, origin: AnswerOrigin

  static let doc: StaticString = "Suggested tasting notes, and the source of the answer."

  init(_ content: TastingSuggestion, _ origin: AnswerOrigin) { (self.content, self.origin) = (content, origin) }

  init<F: Fields<Self>>(_ field: inout F) {
    content = field.embed(\.content)
    origin = field.embed(\.origin)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `journal.ai.analyzeFlavor`: asks the AI of the host to express a coffee's flavour in numbers.
struct AnalyzeFlavor: DeferredMethod {
  typealias Scope = InAccount
  let notes: String?, tasting: ID<TastingDetails>?, keep: Flag, options: JournalAIOptions

  static let name: StaticString = "journal.ai.analyzeFlavor"
  static let doc: StaticString =
    "Asks the AI of the host to express a coffee's flavour in numbers, from a text or a tasting note. With `keep`, the answer is added to the tasting note: scores that it lacks, and further descriptors. Scores and descriptors that it has stay. Without `keep`, nothing is stored."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The flavour as numbers, and the source of the answer."
  static let errors: [ErrorCode] = [.notFound] + ErrorCode.ofHost
  static let examples = [
    Example(
      "of a note", given: [Example.Step("host.provide", #"{"capabilities":["host.ai.respond"]}"#)],
      params: #"{"notes":"Lemon at first, then honey. Light."}"#,
      answers: [
        #"{"content":{"acidity":7,"sweetness":6,"bitterness":2,"body":3,"fruitiness":7,"floral":2,"nutty":0,"roasted":1,"dominant":["lemon","honey"],"summary":"Bright and sweet, with little body."}}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    notes = field(
      "notes", \.notes, "The taste of the coffee, in words. Either `notes` or `tasting` must be given, not both.",
      .length(1...4000))
    tasting = field(
      "tasting", \.tasting,
      "The id of the tasting note whose text, descriptors and body are used. Either `notes` or `tasting` must be given, not both."
    )
    keep = field("keep", \.keep, "`true` to add the profile to the tasting note. Only with `tasting`.")
    options = field.embed(\.options)
  }

  static func asks(of service: JournalAI) -> [HostCapability] { service.assistant().asks }

  private static let instructions = """
    You turn what a person wrote about a coffee into numbers from 0 to 10, halves allowed. Rest on the text alone; a flavour that it does not \
    mention is low. Answer with a JSON object that fits the schema.
    """

  func answer(on service: JournalAI, in context: Context) throws(Failure) -> Answer<AnalyzedFlavor, Context> {
    if (notes == nil) == (tasting == nil) {
      throw .invalidParam("/notes", "exactly one of notes and tasting must be given")
    }
    if keep.isSet, tasting == nil {
      throw .invalidParam(
        "/keep", "`keep` must be left out if tasting is not given: the profile is stored in that tasting note")
    }
    let details = try tasting.map { (id) throws(Failure) in
      try service.journal.tastings.find(id, at: "/tasting", in: context).record.details
    }
    let prompt = details?.words ?? notes ?? ""
    if prompt.isEmpty {
      throw .invalidParam("/tasting", "tasting must be a tasting note with a text, descriptors or a body")
    }
    let question = AIQuestion<FlavorProfile>(
      task: "journal.analyzeFlavor", instructions: AnalyzeFlavor.instructions, prompt: prompt, about: tasting?.uuid)
    return try service.assistant().answer(question, options.options, in: context, at: context.now) {
      (outcome, context) throws(Failure) in
      switch outcome {
      case .success(let answer):
        let kept =
          try keep.isSet
          ? tasting.map { (id) throws(Failure) in try service.journal.keep(answer.content, with: id, in: context) }
          : nil
        return AnalyzedFlavor(answer.content, kept: kept?.version, AnswerOrigin(answer))
      case .failure(let failure):
        guard options.fallback.isSet, let details, let own = try service.journal.profile(like: details, in: context)
        else { throw failure }
        return AnalyzedFlavor(own, kept: nil, AnswerOrigin(ofHistoryAt: context.now))
      }
    }
  }
}

/// The result of `journal.ai.analyzeFlavor`: the flavour profile, and the source of the answer.
struct AnalyzedFlavor: Record {
  let profile: FlavorProfile, version: Int?, origin: AnswerOrigin

  static let doc: StaticString = "The flavour of a coffee in numbers, and the source of the answer."

  init(_ profile: FlavorProfile, kept version: Int?, _ origin: AnswerOrigin) {
    (self.profile, self.version, self.origin) = (profile, version, origin)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    profile = field("profile", \.profile, "The flavour of the coffee, as numbers from 0 to 10.")
    version = field(
      "version", \.version,
      "The version of the tasting note after the profile was stored in it. `null` if the profile was not stored.")
    origin = field.embed(\.origin)
  }
}

extension TastingDetails {
  /// The text that a model gets: the note's own text, its descriptors and its description of the body.
  fileprivate var words: String {
    let parts = [
      text, descriptors.isEmpty ? nil : descriptors.map(\.line.text).joined(separator: ", "), bodyDescription,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n").cut(to: 5000)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.ai.accept`: stores a suggestion of the AI in a tasting note.
struct AcceptSuggestion: AccountMethod {
  let suggestion: UUID, tasting: ID<TastingDetails>?

  static let name: StaticString = "journal.ai.accept"
  static let doc: StaticString =
    "Stores a suggestion of the last 24 hours in a tasting note, new or existing. Text that a person wrote is not replaced. A restart of the core discards all suggestions, so they can't be stored any more."
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person had begun the note."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "tasting notes",
      given: Example.beans + [
        Example.Step("host.provide", #"{"capabilities":["host.ai.respond"]}"#),
        Example.Step(
          "journal.ai.suggestTastingNotes", #"{"bean":"{{0.id}}"}"#,
          answers: [#"{"content":{"notes":["Bergamot."],"flavorWheel":["bergamot"],"bodyDescription":"Light."}}"#]),
      ], params: #"{"suggestion":"{{2.suggestion}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    suggestion = field(
      "suggestion", \.suggestion,
      "The id of the suggestion, from the member `suggestion` in the result of another method of `journal.ai`.")
    tasting = field(
      "tasting", \.tasting,
      "The id of the tasting note in which the suggestion is stored. If it is left out, a new tasting note is created, about the beans for which the suggestion was made."
    )
  }

  func call(on service: JournalAI, in context: Context) throws(Failure) -> Tasting {
    let (assistant, journal) = (service.assistant(), service.journal)
    if let known: AIAnswer<TastingSuggestion> = assistant.suggestion(suggestion, at: context.now) {
      if let tasting { return try journal.keep(known.content, with: tasting, in: context) }
      guard let bean = known.subject.map({ ID<BeanDetails>($0) }),
        try journal.beans.findIfThere(bean, in: context) != nil
      else {
        throw .invalidParam(
          "/tasting",
          "tasting must be given: the suggestion is not for beans of the journal, so no new tasting note can be created from it"
        )
      }
      return try journal.tastings.create(TastingDetails(known.content, of: bean, at: context.now), in: context)
    }
    guard let known: AIAnswer<FlavorProfile> = assistant.suggestion(suggestion, at: context.now) else {
      throw .notFound("suggestion", at: "/suggestion")
    }
    guard let target = tasting ?? known.subject.map({ ID<TastingDetails>($0) }) else {
      throw .invalidParam(
        "/tasting", "tasting must be given: the profile was not made from a tasting note of the journal")
    }
    return try journal.keep(known.content, with: target, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// Asks the AI of the host the questions of the journal.
final class JournalAI {
  let journal: Journal
  let assistant: () -> any Assistant
  let clock: Clock

  init(_ journal: Journal, _ clock: Clock, assistant: @escaping () -> any Assistant) {
    self.journal = journal
    self.clock = clock
    self.assistant = assistant
  }
}

/// The origin of an answer: a model, or the journal itself.
enum AnswerSource: String, Choice {
  case model, history

  static let spellings = Spellings<AnswerSource>()
}

/// The members of an answer about its origin.
struct AnswerOrigin: Record {
  let source: AnswerSource, suggestion: UUID?, at: Timestamp, repeated: Bool

  static let doc: StaticString = "The source and the time of an answer of the journal."

  init<Content: Record>(_ answer: AIAnswer<Content>) {
    (source, suggestion, at, repeated) = (.model, answer.suggestion, answer.at, answer.isRepeated)
  }

  /// Creates the origin of an answer from the journal itself.
  init(ofHistoryAt now: Timestamp) { (source, suggestion, at, repeated) = (.history, nil, now, false) }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field(
      "source", \.source,
      "The source of the answer. model: the AI of the host. history: the account's own journal, because the host's AI failed."
    )
    suggestion = field(
      "suggestion", \.suggestion,
      "The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if `source` is `history`."
    )
    at = field("at", \.at, "The time of the answer.")
    repeated = field(
      "repeated", \.repeated,
      "`true` if this is the stored answer to an earlier, equal question. The model was not asked again.")
  }
}

/// The options of a question to the AI. They are the last members of a method's parameters.
struct JournalAIOptions: Record {
  let fallback: Flag, options: AIOptions

  static let doc: StaticString = "Options for an answer of the journal."

  init<F: Fields<Self>>(_ field: inout F) {
    fallback = field(
      "fallback", \.fallback,
      "`true` to answer from the account's own journal if the host's AI cannot answer. Without it, the request fails.")
    options = field.embed(\.options)
  }
}

extension BeanDetails {
  /// Returns the facts about beans for a model, one line for each fact.
  /// - Parameter longest: the largest number of characters.
  func facts(longest: Int) -> String {
    var lines = ["Beans: \(name.text)"]
    func tell(_ name: String, _ value: String?) { if let value, !value.isEmpty { lines.append("\(name): \(value)") } }
    tell("Roaster", roaster?.text)
    for origin in origins.prefix(10) {
      let parts = [
        origin.country?.code, origin.region?.text, origin.farm?.text, origin.variety?.text, origin.process?.rawValue,
        origin.altitude.map { "\($0) m" },
      ]
      tell("Origin", parts.compactMap { $0 }.joined(separator: ", ").cut(to: 300))
    }
    tell("Roast level", roastLevel?.rawValue)
    tell("Process", process?.rawValue)
    tell("Decaffeinated", decaf.isSet ? "yes" : nil)
    tell(
      "Flavours, as the roaster names them", flavours.prefix(20).map(\.line.text).joined(separator: ", ").cut(to: 600))
    tell("Note", note?.cut(to: 1000))
    return lines.joined(separator: "\n").cut(to: longest)
  }
}

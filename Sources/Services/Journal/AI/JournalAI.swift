internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// Sends the journal's requests to the AI of the host.
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

/// The origin of an answer: `model` for the AI of the host, `history` for the account's own journal.
enum AnswerSource: String, Choice {
  case model, history

  static let spellings = Spellings<AnswerSource>()
}

/// The members of a result that tell where the answer comes from.
struct AnswerOrigin: Record {
  let source: AnswerSource, suggestion: UUID?, at: Timestamp, repeated: Bool

  static let doc: StaticString = "The origin and the instant of an answer."

  init<Content: Record>(_ answer: AIAnswer<Content>) {
    (source, suggestion, at, repeated) = (.model, answer.suggestion, answer.at, answer.isRepeated)
  }

  /// Creates the origin of an answer that comes from the account's own journal.
  init(ofHistoryAt now: Timestamp) { (source, suggestion, at, repeated) = (.history, nil, now, false) }

  init<F: Fields<Self>>(_ field: inout F) {
    source = field(
      "source", \.source,
      "The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI failed."
    )
    suggestion = field(
      "suggestion", \.suggestion,
      "The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if `source` is `history`."
    )
    at = field("at", \.at, "The instant at which the answer was made.")
    repeated = field(
      "repeated", \.repeated,
      "`true` if an equal request was made before, and its stored answer was returned.")
  }
}

/// The options of a request to the AI. They are the last members in the parameters of each AI method.
struct JournalAIOptions: Record {
  let fallback: Flag, options: AIOptions

  static let doc: StaticString = "The options of a request to the AI."

  init<F: Fields<Self>>(_ field: inout F) {
    fallback = field(
      "fallback", \.fallback,
      "`true` to answer from the account's own journal if the host's AI fails. If it is left out, the request then fails."
    )
    options = field.embed(\.options)
  }
}

extension BeanDetails {
  /// Returns a description of beans for a model, with one fact on each line.
  /// - Parameter longest: the largest number of characters of the description.
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

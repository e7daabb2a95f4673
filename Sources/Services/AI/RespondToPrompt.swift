internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// The request `host.ai.respond`, with which the core asks the host's model for an object in the form that the question
/// describes.
struct RespondToPrompt<Content: Value>: HostRequest {
  let task: String, instructions: String, prompt: String, schema: RawJSON, stream: Bool
  private let check: (Content) -> [Problem]
  let partReader: ((JSONSource) -> String)?

  static var recordName: String { "RespondToPrompt" }
  static var name: StaticString { "host.ai.respond" }
  static var doc: StaticString {
    "Asks the host's model for a JSON object that fits a JSON Schema. The core sends at most two such requests at once. If the host replies with an error, `data.kind` can be `guardrail`, `tooLong`, `busy`, `refused` or `malformed`."
  }
  static var answerDoc: StaticString {
    "The object. If `stream` is `true`, the host may first send incomplete objects while the model writes. The host sends each with host.progress: the request's `id`, and the object so far in `content`."
  }
  static var isShared: Bool { true }
  static var mostAtOnce: Int? { 2 }
  static var usualDeadline: Int { 30_000 }

  /// The host's answer.
  struct Answer: Record {
    let content: Content

    static var recordName: String { "AIResponse" }
    static var doc: StaticString { "The host's answer to host.ai.respond." }

    init<F: Fields<Self>>(_ field: inout F) { content = field("content", { $0.content }, "The object.") }
  }

  func problems(of answer: Answer) -> [Problem] {
    check(answer.content).map { $0.within("/content", called: "content") }
  }
}

extension RespondToPrompt where Content: Record {
  /// - Parameter language: the language of the answer's texts; `nil` for the language of the question.
  init(_ question: AIQuestion<Content>, in language: LanguageTag?, stream: Bool) {
    task = question.task
    instructions =
      question.instructions
      + (language.map { " Write all texts in the language with the tag \($0.text) (BCP 47)." } ?? "")
    prompt = question.prompt
    schema = RawJSON(SchemaWriter.part(for: ObjectSchema(of: Content.self), as: .strict))
    self.stream = stream
    check = question.problems
    partReader = { $0.readPart(of: Content.self) }
  }

  /// The key of the question. Equal questions have equal keys.
  var key: String { jsonText([task, instructions, prompt, schema.text]) }
}

extension RespondToPrompt {
  init<F: Fields<Self>>(_ field: inout F) {
    task = field(
      "task", { $0.task }, "The purpose of the question, such as reports.explain. A host may choose a model by it.")
    instructions = field(
      "instructions", { $0.instructions }, "The instructions for the model. They are equal for all questions of a task."
    )
    prompt = field(
      "prompt", { $0.prompt }, "The question. Together, instructions and prompt have at most 6,000 characters.")
    schema = field("schema", { $0.schema }, "The JSON Schema (draft 2020-12) that the object must fit.")
    stream = field(
      "stream", { $0.stream },
      "`true` if the host is to send the incomplete object while the model writes it, by host.progress."
    )
    check = { _ in [] }
    partReader = nil
  }
}

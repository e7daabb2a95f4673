internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.send`: stores a message of the user, and requests an answer from the app's backend.
struct SendMessage: DeferredMethod, UserMethod {
  typealias Scope = InAccount
  let content: String, conversation: ID<ChatDetails>?, model: String?, options: AnswerOptions

  static let name: StaticString = "conversations.send"
  static let doc: StaticString =
    "Stores a message of the user, and requests an answer from the app's backend. The reply is sent when the answer is complete. The message is on the disk before it is sent to the backend. If the answer fails or is cancelled, the error has two ids. `data.record` is the answer, which contains the part that arrived, and `data.owner` is the conversation."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The conversation, the message and its answer. If the request has a `progressToken`, `rpc.progress` sends the answer's text in parts before the reply. `value.text` of each part continues the earlier parts."
  static let errors = ErrorCode.ofAnswers
  static let examples = [
    Example(
      "the first message of a conversation", given: Example.chatHost,
      params: #"{"content":"What is a flat white?","model":"small"}"#,
      answers: [Example.wholeAnswer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    content = field("content", \.content, "The text of the message.", .length(1...MessageDetails.longest))
    conversation = field(
      "conversation", \.conversation,
      "The id of the conversation to continue. If it is left out, a new conversation is created.")
    model = field(
      "model", \.model, "The name of the model at the backend. Default: the model of the conversation.",
      .length(1...200))
    options = field.embed(\.options)
  }

  static func asks(of service: Chats) -> [HostCapability] { service.asks }

  func answer(on service: Chats, in context: Context) throws(Failure) -> Answer<SentMessage, Context> {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: Chats, in context: Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<SentMessage, Context> {
    if let sent = try service.answered(unfinished, in: context) { return .now(sent) }
    let stream = try service.send(content, in: conversation, model: model, options.limits, keeping: unfinished, context)
    return try service.waiting(for: stream, options.progressToken)
  }
}

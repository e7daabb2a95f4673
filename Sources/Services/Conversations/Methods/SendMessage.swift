internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `conversations.send`
struct SendMessage: DeferredMethod, UserMethod {
  typealias Scope = InAccount
  let content: String, conversation: ID<ChatDetails>?, model: String?, options: AnswerOptions

  static let name: StaticString = "conversations.send"
  static let doc: StaticString =
    "Stores a message of the user, requests the answer from the app's backend, and replies when it is complete. The message is durable before the request. If the answer fails or is cancelled, the error's data.record is the answer with the part that arrived, and data.owner the conversation."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The conversation, the message and its answer. With a progressToken, rpc.progress sends the text before: value.text continues the earlier parts."
  static let errors = ErrorCode.ofAnswers
  static let examples = [
    Example(
      "the first of a conversation", given: Example.chatHost, params: #"{"content":"What is a flat white?","model":"small"}"#,
      answers: [Example.wholeAnswer])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    content = field("content", \.content, "The message.", .length(1...MessageDetails.longest))
    conversation = field("conversation", \.conversation, "The conversation to continue. A new one if left out.")
    model = field("model", \.model, "The name of the model at the backend. That of the conversation if left out.", .length(1...200))
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

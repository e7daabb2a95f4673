internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `conversations.retry`
struct RetryMessage: DeferredMethod, UserMethod {
  typealias Scope = InAccount
  let message: ID<MessageDetails>, options: AnswerOptions

  static let name: StaticString = "conversations.retry"
  static let doc: StaticString =
    "Requests an answer that failed or was cancelled again from the app's backend, and replies when it is complete. The new answer replaces the part that had arrived."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The conversation, the message and its answer, as in conversations.send."
  static let errors = ErrorCode.ofAnswers
  static let examples = [
    Example(
      "one that the backend did not answer", given: Example.chatHost, params: #"{"message":"019b76da-a804-7002-b25f-aa916406437f"}"#,
      varying: Example.sentMessage)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    message = field("message", \.message, "The answer, or the user's message that it belongs to.")
    options = field.embed(\.options)
  }

  static func asks(of service: Chats) -> [HostCapability] { service.asks }

  func answer(on service: Chats, in context: Context) throws(Failure) -> Answer<SentMessage, Context> {
    try service.waiting(for: try service.retry(message, options.limits, in: context), options.progressToken)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.retry`: requests an answer from the app's backend again, after the answer has failed or
/// was cancelled.
struct RetryMessage: DeferredMethod, UserMethod {
  typealias Scope = InAccount
  let message: ID<MessageDetails>, options: AnswerOptions

  static let name: StaticString = "conversations.retry"
  static let doc: StaticString =
    "Requests an answer from the app's backend again, after the answer has failed or was cancelled. The reply is sent when the new answer is complete. The new answer replaces the part that had arrived."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The conversation, the message and its answer, as in `conversations.send`."
  static let errors = ErrorCode.ofAnswers
  static let examples = [
    Example(
      "an answer that has failed", given: Example.chatHost,
      params: #"{"message":"019b76da-a804-7002-b25f-aa916406437f"}"#,
      varying: Example.sentMessage)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    message = field(
      "message", \.message,
      "The id of the answer that failed or was cancelled, or of the user's message to which it was the answer.")
    options = field.embed(\.options)
  }

  static func asks(of service: Chats) -> [HostCapability] { service.asks }

  func answer(on service: Chats, in context: Context) throws(Failure) -> Answer<SentMessage, Context> {
    try service.waiting(for: try service.retry(message, options.limits, in: context), options.progressToken)
  }
}

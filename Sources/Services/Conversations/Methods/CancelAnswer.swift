internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.cancel`: cancels the answer that is arriving in a conversation.
struct CancelAnswer: AccountMethod {
  let conversation: ID<ChatDetails>

  static let name: StaticString = "conversations.cancel"
  static let doc: StaticString =
    "Cancels the answer that is arriving in a conversation. The part that has arrived stays. After the reply of this method, the request that waits for the answer fails with `requestCancelled`."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "The id of the cancelled answer, or `null` if no answer was arriving."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound]
  static let examples = [
    Example(
      "while no answer is arriving", given: Example.chat,
      params: #"{"conversation":"{{\#(Example.chat.count - 1).items.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    conversation = field("conversation", \.conversation, "The id of the conversation.")
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> CancelledAnswer {
    CancelledAnswer(cancelled: try service.cancel(conversation, in: context))
  }
}

/// The result of `conversations.cancel`.
struct CancelledAnswer: Record {
  let cancelled: UUID?

  static let doc: StaticString = "The result of a cancellation."
}

extension CancelledAnswer {
  init<F: Fields<Self>>(_ field: inout F) {
    cancelled = field("cancelled", \.cancelled, "The id of the cancelled answer; `null` if no answer was arriving.")
  }
}

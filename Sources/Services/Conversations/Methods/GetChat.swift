internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.get`: returns one conversation.
struct GetChat: AccountMethod {
  let id: ID<ChatDetails>

  static let name: StaticString = "conversations.get"
  static let doc: StaticString = "Returns one conversation."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The conversation."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound]
  static let examples = [
    Example("a conversation", given: Example.chat, params: #"{"id":"{{\#(Example.chat.count - 1).items.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the conversation.") }

  func call(on service: Chats, in context: Context) throws(Failure) -> Chat {
    try service.find(id, of: try service.admit(context), in: context)
  }
}

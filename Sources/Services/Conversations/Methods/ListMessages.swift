internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.messages.list`: lists the messages of a conversation, newest first, one page at a time.
struct ListMessages: AccountMethod {
  let conversation: ID<ChatDetails>, page: ConsistentPageRequest

  static let name: StaticString = "conversations.messages.list"
  static let doc: StaticString =
    "Lists the messages of a conversation, newest first, one page at a time. Messages are sorted in the order in which the container received them. Messages that are not in the container yet count as the newest."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of messages. The text of an answer that is arriving is at most a tenth of a second old. To show the text while it grows, call this method through `live.open`."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound, .cursorTooOld]
  static let examples = [
    Example(
      "the newest two messages", given: Example.chat,
      params: #"{"conversation":"{{\#(Example.chat.count - 1).items.0.id}}","limit":2}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    conversation = field("conversation", \.conversation, "The id of the conversation.")
    page = field.embed(\.page)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Prepared<Page<Message>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.listMessages(of: conversation, limit: page.limit, after: after, in: context)
    }
  }
}

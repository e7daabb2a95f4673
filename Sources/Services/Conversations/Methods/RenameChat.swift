internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.rename`: changes the title of a conversation.
struct RenameChat: AccountMethod, UserMethod {
  let id: ID<ChatDetails>, title: String, expect: Int?

  static let name: StaticString = "conversations.rename"
  static let doc: StaticString =
    "Changes the title of a conversation. Afterwards, the backend does not replace the title any more."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The conversation after the change."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound, .conflict]
  static let examples = [
    Example(
      "a conversation", given: Example.chat,
      params: #"{"id":"{{\#(Example.chat.count - 1).items.0.id}}","title":"Coffee with milk"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the conversation.")
    title = field("title", \.title, "The new title.", ChatDetails.titleLength)
    expect = field.expect(\.expect)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Chat {
    try service.change(id, ["title"], expect: expect, in: context) { $0.title = title }
  }
}

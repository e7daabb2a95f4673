internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `conversations.export`
struct ExportChat: AccountMethod {
  let id: ID<ChatDetails>, format: ChatFormat, after: String?

  static let name: StaticString = "conversations.export"
  static let doc: StaticString = "Returns a conversation as text, oldest message first, in pieces."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A piece of the text. All pieces in order are the whole text."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound]
  static let examples = [
    Example("for people", given: Example.chat, params: #"{"id":"{{\#(Example.chat.count - 1).items.0.id}}","format":"md"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The conversation.")
    format = field("format", \.format, "md: Markdown. jsonl: JSON lines, one per message.")
    after = field("after", \.after, "The value of rest in the piece before. The first piece if left out.")
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> ChatExport {
    try service.export(id, as: format, after: after, in: context)
  }
}

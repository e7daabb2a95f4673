internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.export`: returns a conversation as text, the oldest message first, in pieces of at most
/// about 1 MiB.
struct ExportChat: AccountMethod {
  let id: ID<ChatDetails>, format: ChatFormat, after: String?

  static let name: StaticString = "conversations.export"
  static let doc: StaticString =
    "Returns a conversation as text, the oldest message first, in pieces of at most about 1 MiB."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A piece of the text. All pieces in their order are the whole text."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound]
  static let examples = [
    Example(
      "as Markdown", given: Example.chat, params: #"{"id":"{{\#(Example.chat.count - 1).items.0.id}}","format":"md"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the conversation.")
    format = field(
      "format", \.format, "The format of the text. md: Markdown. jsonl: one line of JSON for each message.")
    after = field("after", \.after, "The `rest` of the previous piece. Default: the first piece.")
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> ChatExport {
    try service.export(id, as: format, after: after, in: context)
  }
}

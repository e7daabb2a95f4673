internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.archive`: archives a conversation, or restores it from the archive.
struct ArchiveChat: AccountMethod, UserMethod {
  let id: ID<ChatDetails>, archived: Bool?, expect: Int?

  static let name: StaticString = "conversations.archive"
  static let doc: StaticString =
    "Archives a conversation, or restores it from the archive. An archived conversation can still be continued."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The conversation after the change."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound, .conflict]
  static let examples = [
    Example("a conversation", given: Example.chat, params: #"{"id":"{{\#(Example.chat.count - 1).items.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the conversation.")
    archived = field(
      "archived", \.archived, "`true` to archive the conversation, `false` to restore it. Default: `true`.")
    expect = field.expect(\.expect)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Chat {
    try service.change(id, ["archived"], expect: expect, in: context) { $0.archived = Flag(archived ?? true) }
  }
}

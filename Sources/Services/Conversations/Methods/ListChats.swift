internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.list`: lists the conversations of the user who is signed in, one page at a time. The
/// conversation with the latest message comes first.
struct ListChats: AccountMethod {
  let archived: Bool?, text: String?, page: ConsistentPageRequest

  static let name: StaticString = "conversations.list"
  static let doc: StaticString =
    "Lists the conversations of the user who is signed in, one page at a time. The conversation with the latest message comes first."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of conversations. A page may have fewer conversations than `limit` although more follow: continue until `next` is `null`."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .cursorTooOld]
  static let examples = [Example("all that are not archived", given: Example.chat, params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    archived = field(
      "archived", \.archived,
      "`true` to list only archived conversations. If it is left out, the list contains only conversations that are not archived."
    )
    text = field(
      "text", \.text, "Words to search for. Each word must begin a word of the title. Case and accents are ignored.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Prepared<Page<Chat>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(archived: archived ?? false, with: text, limit: page.limit, after: after, in: context)
    }
  }
}

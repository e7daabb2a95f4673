internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `conversations.list`
struct ListChats: AccountMethod {
  let archived: Bool?, text: String?, page: ConsistentPageRequest

  static let name: StaticString = "conversations.list"
  static let doc: StaticString =
    "Lists the conversations of the user who is signed in, the one with the latest message first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of conversations. If few of many match, a page may be short, and next continues."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .cursorTooOld]
  static let examples = [Example("all that are not archived", given: Example.chat, params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    archived = field("archived", \.archived, "true for archived conversations only; the others if left out.")
    text = field(
      "text", \.text, "Words to search for; each must begin a word of the title. Case and accents do not matter.", .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Prepared<Page<Chat>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(archived: archived ?? false, with: text, limit: page.limit, after: after, in: context)
    }
  }
}

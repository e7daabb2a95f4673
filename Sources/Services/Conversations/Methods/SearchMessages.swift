internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `conversations.search`: searches for words in all messages of the user who is signed in.
struct SearchMessages: AccountMethod {
  let text: String, page: PageRequest

  static let name: StaticString = "conversations.search"
  static let doc: StaticString = "Searches for words in all messages of the user who is signed in."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of messages, the best match first."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized]
  static let examples = [Example("one word", given: Example.chat, params: #"{"text":"flat"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text, "Words to search for. Each word must begin a word of the message. Case and accents are ignored.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Chats, in context: Context) throws(Failure) -> Prepared<SearchPage<Message>> {
    try service.search(text, limit: page.limit, after: page.after, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `journal.beans.list`
struct ListBeans: AccountMethod {
  let text: String?, page: ConsistentPageRequest

  static let name: StaticString = "journal.beans.list"
  static let doc: StaticString = "Lists beans, newest first, page by page."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of beans."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("a page of one", given: Given.beans, params: #"{"limit":1}"#),
    Example("by the beginning of a word", given: Given.beans, params: #"{"text":"yirga"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text, "Words that must each begin a word of the name, the roaster or the note; case and accents don't matter.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Prepared<Page<Bean>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.listBeans(with: text, limit: page.limit, after: after, in: context)
    }
  }
}

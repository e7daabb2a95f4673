internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `links.pending`
struct ListLinks: AccountMethod {

  static let name: StaticString = "links.pending"
  static let doc: StaticString = "Answers what links have asked for and nobody has taken yet."
  static let effect = Effect.read
  static let resultDoc: StaticString = "What waits."

  static let examples = [
    Example("after one was opened", given: Given.link, params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> LinkList { LinkList(links: try service.list()) }
}

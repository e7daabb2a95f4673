internal import Kernel
internal import RPC
internal import Shape

/// `links.pending`
struct ListLinks: Method {

  static let name: StaticString = "links.pending"
  static let doc: StaticString = "Answers what links have asked for and nobody has taken yet."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "What waits."

  static let examples = [
    Example("after one was opened", given: Given.link, params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: PendingLinks) throws(Failure) -> LinkList { LinkList(links: try service.list()) }
}

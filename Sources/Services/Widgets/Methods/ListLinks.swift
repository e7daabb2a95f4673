internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `links.pending`: lists the links that were opened and that `links.drain` has not returned yet.
struct ListLinks: AccountMethod {

  static let name: StaticString = "links.pending"
  static let doc: StaticString =
    "Lists the links that were opened and that `links.drain` has not returned yet. The links are not removed."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The waiting links, in the order in which they were opened."

  static let examples = [
    Example("after one was opened", given: Example.link, params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> LinkList {
    LinkList(links: try service.list())
  }
}

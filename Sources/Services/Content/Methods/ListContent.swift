internal import Cloud
internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `content.list`: lists the stored public records of a type, one page at a time.
struct ListContent: TimedMethod {
  let type: String, filter: CloudFilter?, page: PageRequest

  static let name: StaticString = "content.list"
  static let doc: StaticString =
    "Lists the stored public records of a type, one page at a time. The stored records are returned at once, even if they are stale. If they are stale, the core then asks the host for newer records in the background."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of records, in the order of their ids, with their freshness and age."
  static let examples = [
    Example(
      "records above a level", given: Example.fetched,
      params: #"{"type":"Tip","filter":[{"field":"level","comparator":"greaterThan","value":1}]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the records.", .length(1...255))
    filter = field(
      "filter", \.filter,
      "The comparisons that a listed record must all meet. If it is left out, all stored records of the type are listed."
    )
    page = field.embed(\.page)
  }

  func call(on service: Content, in context: TimedContext) throws(Failure) -> ContentPage {
    var last: String?
    if let position = try Cursor.decode("content", page.after) {
      guard let bytes = Base64.url.decode(position) else { throw Cursor.unknown }
      last = String(decoding: bytes, as: UTF8.self)
    }
    let basis = try service.basis(of: type, at: context.now)
    let found = try service.records(of: type, filter ?? CloudFilter(), limit: page.limit, after: last)
    return ContentPage(
      items: found.records.map { ContentRecord(type, $0) },
      next: found.next.map { Cursor.encode("content", Base64.url.encode(Array($0.utf8))) }, basis: basis)
  }
}

/// The result of `content.list`.
struct ContentPage: Record {
  let items: [ContentRecord], next: String?, basis: ContentBasis

  static let doc: StaticString = "A page of public records."
}

extension ContentPage {
  init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", \.items, "The records, in the order of their ids.")
    next = field("next", \.next, "The value to pass as `after` for the next page; `null` on the last page.")
    basis = field.embed(\.basis)
  }
}

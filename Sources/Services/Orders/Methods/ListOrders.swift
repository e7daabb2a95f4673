internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `orders.list`
struct ListOrders: CompanyMethod {
  let filter: OrderFilter, text: String?, page: ConsistentPageRequest

  static let name: StaticString = "orders.list"
  static let doc: StaticString = "Lists orders, newest first, one page at a time."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of orders. If only few of many orders match, a page may have fewer elements than `limit`, or none, although `next` is not `null`."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "submitted orders", given: Example.submitted, params: #"{"company":"{{0.id}}","status":"submitted","limit":10}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filter = field.embed(\.filter)
    text = field(
      "text", \.text,
      "Words to search for, at most 32. Each of them must begin a word of the number, an earlier number, the reference, the contact's name or the note. Case and accents do not matter.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Prepared<Page<Order>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.pages.list(filter, text: text, limit: page.limit, after: after, in: context)
    }
  }
}

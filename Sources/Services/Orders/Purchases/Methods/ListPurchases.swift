internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `purchases.list`
struct ListPurchases: CompanyMethod {
  let filter: PurchaseFilter, text: String?, page: ConsistentPageRequest

  static let name: StaticString = "purchases.list"
  static let doc: StaticString = "Lists purchases, newest first, one page at a time."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of purchases."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "ordered purchases", given: Example.ordered,
      params: #"{"company":"{{0.id}}","status":"ordered"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filter = field.embed(\.filter)
    text = field(
      "text", \.text,
      "Words to search for, at most 32. Each of them must begin a word of the number, the reference, the supplier's name or the note. Case and accents do not matter.",
      .length(1...200))
    page = field.embed(\.page)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> Prepared<Page<Purchase>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, text: text, limit: page.limit, after: after, in: context)
    }
  }
}

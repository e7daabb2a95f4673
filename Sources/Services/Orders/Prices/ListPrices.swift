internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `prices.list`: lists prices, newest first, one page at a time.
struct ListPrices: CompanyMethod {
  let filter: PriceFilter, page: ConsistentPageRequest

  static let name: StaticString = "prices.list"
  static let doc: StaticString = "Lists prices, newest first, one page at a time."
  static let access = PriceDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of prices."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("of a list", given: Example.price, params: #"{"company":"{{0.id}}","list":"wholesale"}"#),
    Example("of an item", given: Example.price, params: #"{"company":"{{0.id}}","item":"{{1.id}}"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filter = field.embed(\.filter)
    page = field.embed(\.page)
  }

  func call(on service: Prices, in context: CompanyContext) throws(Failure) -> Prepared<Page<Price>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}

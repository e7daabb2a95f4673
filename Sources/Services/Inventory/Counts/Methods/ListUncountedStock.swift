internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.uncounted`: lists the stock in the stocktake's scope that was not counted yet.
struct ListUncountedStock: CompanyMethod {
  let count: ID<CountDetails>, page: ConsistentPageRequest

  static let name: StaticString = "inventory.counts.uncounted"
  static let doc: StaticString =
    "Lists the stock in the stocktake's scope that was not counted yet, so that nothing is forgotten. Posting the stocktake leaves this stock unchanged. The stock is sorted by the ids of item, location and lot, one page at a time. Lent stock is not listed. A page may have fewer entries than `limit` although more follow: continue until `next` is `null`."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of stock that was not counted."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of a count", given: Example.count, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    page = field.embed(\.page)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Page<UncountedStock> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.uncounted(of: count, limit: page.limit, after: after, in: context)
    }
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.counts.uncounted`
struct ListUncountedStock: CompanyMethod {
  let count: ID<CountDetails>, page: ConsistentPageRequest

  static let name: StaticString = "inventory.counts.uncounted"
  static let doc: StaticString =
    "Lists what the ledger says there is of what the stocktake is of, and nobody has counted yet, but for what is lent: it stays as it is when the count is posted. In the order of the ids of items, locations and lots, page by page; a page may have fewer than its limit though more follow."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of places."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [Example("of a count", given: Given.count, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The stocktake.")
    page = field.embed(\.page)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Page<UncountedStock> {
    try page.read(in: context) { (after) throws(Failure) in try service.uncounted(of: count, limit: page.limit, after: after, in: context) }
  }
}

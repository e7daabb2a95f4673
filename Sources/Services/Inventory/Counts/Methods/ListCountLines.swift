internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.lines`: lists the counted quantities of a stocktake, one page at a time.
struct ListCountLines: CompanyMethod {
  let count: ID<CountDetails>, page: ConsistentPageRequest

  static let name: StaticString = "inventory.counts.lines"
  static let doc: StaticString =
    "Lists the counted quantities of a stocktake, one for each item, location and lot, one page at a time. They are sorted by the ids of item, location and lot."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of lines, each with a counted quantity."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of a count", given: Example.counted, params: #"{"company":"{{0.id}}","count":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The id of the stocktake.")
    page = field.embed(\.page)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Page<ListedCountLine> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.lines(of: count, limit: page.limit, after: after, in: context)
    }
  }
}

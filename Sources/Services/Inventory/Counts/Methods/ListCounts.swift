internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.counts.list`: lists stocktakes, newest first, one page at a time.
struct ListCounts: CompanyMethod {
  let status: CountStatus?, page: ConsistentPageRequest

  static let name: StaticString = "inventory.counts.list"
  static let doc: StaticString = "Lists stocktakes, newest first, one page at a time."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of stocktakes."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("open stocktakes", given: Example.count, params: #"{"company":"{{0.id}}","status":"open"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The status of stocktakes, to list only stocktakes with this status.")
    page = field.embed(\.page)
  }

  func call(on service: Counts, in context: CompanyContext) throws(Failure) -> Prepared<Page<Count>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(status, limit: page.limit, after: after, in: context)
    }
  }
}

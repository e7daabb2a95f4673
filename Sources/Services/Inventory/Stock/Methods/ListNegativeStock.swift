internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.stock.negative`: lists the locations and lots with less than zero on hand, sorted by item id,
/// one page at a time.
struct ListNegativeStock: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "inventory.stock.negative"
  static let doc: StaticString =
    "Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time. A negative quantity often means that a receipt was not posted."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of stock levels, each with a negative quantity on hand."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("levels to check", given: Example.stock, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.levels.negative(limit: page.limit, after: after, in: context)
    }
  }
}

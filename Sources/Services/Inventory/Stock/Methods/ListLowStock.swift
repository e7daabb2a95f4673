internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.stock.low`: lists the items whose projected stock is below their `minStock`, or below zero.
struct ListLowStock: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "inventory.stock.low"
  static let doc: StaticString =
    "Lists the items whose projected stock is below their `minStock`, or below zero, to find out what to order. Items with the largest lacking quantity come first."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of items with their lacking quantities."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("items to order", given: Example.stock, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<LowStock> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.levels.low(limit: page.limit, after: after, in: context)
    }
  }
}

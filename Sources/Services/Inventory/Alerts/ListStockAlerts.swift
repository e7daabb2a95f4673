internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.stock.alerts`: lists the stock alerts, newest first, one page at a time.
struct ListStockAlerts: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "inventory.stock.alerts"
  static let doc: StaticString =
    "Lists the stock alerts, newest first, one page at a time. An alert reports, for example, that an item is low or that a lot expires. Each alert was also sent as an event."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of alerts, newest first."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("of a shop", given: Example.stock, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<StockAlert> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.alerts.list(limit: page.limit, after: after, in: context)
    }
  }
}

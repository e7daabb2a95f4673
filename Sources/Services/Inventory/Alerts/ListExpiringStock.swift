internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.stock.expiring`: lists the lots in stock that expire soon or have expired, one page at a time.
struct ListExpiringStock: CompanyMethod {
  let days: Int?, page: ConsistentPageRequest

  static let name: StaticString = "inventory.stock.expiring"
  static let doc: StaticString =
    "Lists the lots in stock that will expire soon or have expired, one page at a time. Lots with the earliest expiry come first."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of lots, each with its quantity on hand."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("within a year", given: Example.lotInStock, params: #"{"company":"{{0.id}}","days":365}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    days = field(
      "days", \.days,
      "The number of days within which a listed lot expires, counted from today. Default: the company's setting `expiryDays`.",
      .range(0...3650))
    page = field.embed(\.page)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<ExpiringLot> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.expiry.list(within: days, limit: page.limit, after: after, in: context)
    }
  }
}

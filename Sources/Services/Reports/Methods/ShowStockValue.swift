internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `reports.stockValue`: returns the value of the stock at one instant.
struct ShowStockValue: ReportMethod {
  let at: DayOrInstant?, by: StockValueGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.stockValue"
  static let doc: StaticString =
    "Returns the value of the stock at one instant: the quantity on hand times the average purchase cost up to then. Movements count from the instant at which they happened."
  static let access = Access.manager(.inventory)
  static let examples = [
    Example("of each item", given: Example.stock, params: #"{"company":"{{0.id}}"}"#),
    Example("at the end of a day", given: Example.stock, params: #"{"company":"{{0.id}}","at":"2025-12-31"}"#),
    Example("of each location", given: Example.stock, params: #"{"company":"{{0.id}}","by":"location"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    at = field(
      "at", \.at,
      "The instant for which the stock is valued, such as 2026-11-30T17:00:00Z. A day, such as 2026-11-30, means its end in the company's time zone. Default: now."
    )
    by = field(
      "by", \.by,
      "The grouping of the rows: one for each item, for each category, or for each location. Default: `item`."
    )
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the examined ledger entries."
    )
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure)
    -> StockValueReckoning
  {
    try StockValueReckoning(service, at: at?.instant(in: zone, context), by: by ?? .item, page, zone, in: context)
  }
}

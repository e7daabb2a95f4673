internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `reports.stockValue`
struct ShowStockValue: ReportMethod {
  let at: DayOrInstant?, by: StockValueGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.stockValue"
  static let doc: StaticString =
    "Answers what the stock is worth: what there is by when it came and went, times what one costs on the average of what was bought by then."
  static let access = Access.manager(.inventory)
  static let examples = [
    Example("of each item", given: Given.stock, params: #"{"company":"{{0.id}}"}"#),
    Example("at the end of a day", given: Given.stock, params: #"{"company":"{{0.id}}","at":"2025-12-31"}"#),
    Example("of each location", given: Given.stock, params: #"{"company":"{{0.id}}","by":"location"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The day at whose end, in the company's time zone, or the instant at which; now without it.")
    by = field("by", \.by, "What a row is of; item without it.")
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many entries of the ledger were looked at.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> StockValueReckoning {
    try StockValueReckoning(service, at: at?.instant(in: zone, context), by: by ?? .item, page, zone, in: context)
  }
}

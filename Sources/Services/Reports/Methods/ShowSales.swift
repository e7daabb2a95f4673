internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `reports.sales`
struct ShowSales: ReportMethod {
  let span: Span, by: SalesGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.sales"
  static let doc: StaticString =
    "Returns the sales of a period: the orders submitted in it, less goods that were returned or credited since. Drafts and cancelled orders are left out."
  static let access = Access.manager(.orders)
  static let examples = [
    Example("day by day", given: Example.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-01-31"}"#),
    Example("by item", given: Example.shipped, params: #"{"company":"{{0.id}}","by":"item"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    by = field("by", \.by, "The grouping of the rows. Without it, day.")
    page = field.embed(\.page)
    progressToken = field("progressToken", \.progressToken, "Repeated in rpc.progress, which reports the number of orders examined.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> SalesReckoning {
    try SalesReckoning(service, span, by: by ?? .day, page, zone, in: context)
  }
}

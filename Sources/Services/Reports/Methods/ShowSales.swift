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
    "Answers what was sold: the orders that were submitted in some days, neither drafts nor what was cancelled, less what came back or was credited since."
  static let access = Access.manager(.orders)
  static let examples = [
    Example("day by day", given: Given.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-01-31"}"#),
    Example("by item", given: Given.shipped, params: #"{"company":"{{0.id}}","by":"item"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    by = field("by", \.by, "What a row is of; day without it.")
    page = field.embed(\.page)
    progressToken = field("progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many orders were looked at.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> SalesReckoning {
    try SalesReckoning(service, span, by: by ?? .day, page, zone, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `reports.sales`: returns the sales of a period, by day, item, customer and so on.
struct ShowSales: ReportMethod {
  let span: Span, by: SalesGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.sales"
  static let doc: StaticString =
    "Returns the sales of a period: the orders that were submitted in the period, less goods that were returned or credited later. Drafts and cancelled orders are left out."
  static let access = Access.manager(.orders)
  static let examples = [
    Example(
      "day by day", given: Example.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-01-31"}"#),
    Example("by item", given: Example.shipped, params: #"{"company":"{{0.id}}","by":"item"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    by = field(
      "by", \.by,
      "The grouping of the rows. week: by weeks that begin on Monday. contact: by customer. agent: by the user who is responsible for the order. Default: `day`."
    )
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the examined orders."
    )
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> SalesReckoning
  {
    try SalesReckoning(service, span, by: by ?? .day, page, zone, in: context)
  }
}

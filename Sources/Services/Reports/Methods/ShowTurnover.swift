internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `reports.turnover`
struct ShowTurnover: ReportMethod {
  let span: Span, by: TurnoverGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.turnover"
  static let doc: StaticString =
    "Returns the turnover of the stock in a period: the cost of goods sold or used up, divided by the average value of the stock before and after."
  static let access = Access.manager(.inventory)
  static let examples = [
    Example("of a month", given: Example.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-01-31"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    by = field("by", \.by, "The grouping of the rows. Without it, item.")
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken, "Repeated in rpc.progress, which reports the number of ledger entries examined.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> TurnoverReckoning {
    try TurnoverReckoning(service, span, by: by ?? .item, page, zone, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `reports.turnover`: returns how often the stock was sold or used up in a period.
struct ShowTurnover: ReportMethod {
  let span: Span, by: TurnoverGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.turnover"
  static let doc: StaticString =
    "Returns how often the stock was sold or used up in a period: the cost of the goods that left, divided by the average of the stock's values before and after the period."
  static let access = Access.manager(.inventory)
  static let examples = [
    Example(
      "of a month", given: Example.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-01-31"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    by = field("by", \.by, "The grouping of the rows: one for each item, or for each category. Default: `item`.")
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the examined ledger entries."
    )
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure)
    -> TurnoverReckoning
  {
    try TurnoverReckoning(service, span, by: by ?? .item, page, zone, in: context)
  }
}

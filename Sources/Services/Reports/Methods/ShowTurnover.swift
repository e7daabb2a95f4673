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
    "Answers how often the stock went out: the cost of what was sold or used up in some days, by half of what the stock was worth before and after them."
  static let access = Access.manager(.inventory)
  static let examples = [
    Example("of a month", given: Given.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-01-31"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    by = field("by", \.by, "What a row is of; item without it.")
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many entries of the ledger were looked at.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> TurnoverReckoning {
    try TurnoverReckoning(service, span, by: by ?? .item, page, zone, in: context)
  }
}

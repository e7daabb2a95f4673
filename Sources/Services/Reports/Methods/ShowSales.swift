internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `reports.sales`
struct ShowSales: DeferredMethod {
  typealias Scope = InCompany
  typealias Service = Reports

  let span: Span, by: SalesGrouping?, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.sales"
  static let doc: StaticString =
    "Answers what was sold: the orders that were submitted in some days, neither drafts nor what was cancelled, less what came back of them since."
  static let access = Access.manager(.orders)
  /// It takes too long to be live.
  static let effect = Effect.session
  static let preconditions: Precondition = .analytics
  static let computes = true
  static let holdsCompany = false
  static let resultDoc: StaticString = "All of it by currency, and a page of rows. Other requests are answered meanwhile."
  static let errors: [ErrorCode] = [.tierRequired, .limitReached, .requestCancelled]
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

  func answer(on service: Reports, in context: CompanyContext) throws(Failure) -> Answer<SalesReport, CompanyContext> {
    try service.begin(in: context) { (zone) throws(Failure) in
      try SalesReckoning(service, span, by: by ?? .day, page, zone, in: context)
    }
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `reports.abc`: returns the sold items in three classes, by their shares of the revenue (ABC analysis).
struct ShowABC: ReportMethod {
  let span: Span, page: PageRequest
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.abc"
  static let doc: StaticString =
    "Returns the sold items in three classes, by their shares of the revenue (ABC analysis). A: the items with the most revenue, up to 80 % of all revenue. B: the next items, up to 95 %. C: the rest. Use it to see which items matter most. Orders count as in `reports.sales`."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString =
    "The totals of the classes for each currency, and one page of items. The core answers other requests during the computation."
  static let examples = [
    Example(
      "of a year", given: Example.shipped, params: #"{"company":"{{0.id}}","from":"2026-01-01","to":"2026-12-31"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    page = field.embed(\.page)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the examined orders."
    )
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> ABCReckoning {
    try ABCReckoning(service, span, page, zone, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `reports.tax`: returns the tax of a period.
struct ShowTax: ReportMethod {
  let span: Span, progressToken: ProgressToken?

  static let name: StaticString = "reports.tax"
  static let doc: StaticString =
    "Returns the net and the tax of a period by category and rate: of invoices and credit notes by their day of issue, and of purchases by the day on which they were ordered."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString =
    "A row for each currency, rate and category. The core answers other requests while it computes the report."
  static let examples = [
    Example("of one invoice", given: Example.invoiced, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    span = field.embed(\.span)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the examined documents."
    )
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> TaxReckoning {
    try TaxReckoning(service, span, zone, in: context)
  }
}

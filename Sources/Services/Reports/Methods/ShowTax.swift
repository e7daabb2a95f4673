internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `reports.tax`: returns the taxes on sales and purchases of a period, by category and rate.
struct ShowTax: ReportMethod {
  let span: Span, progressToken: ProgressToken?

  static let name: StaticString = "reports.tax"
  static let doc: StaticString =
    "Returns the amounts without tax and the taxes of a period, by tax category and rate. Invoices and credit notes count on their day of issue, purchases on the day on which they were ordered. Use it for the tax return."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString =
    "One row for each currency, rate and category. The core answers other requests during the computation."
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

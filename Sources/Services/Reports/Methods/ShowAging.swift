internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `reports.aging`: returns the amounts that customers still have to pay, by the age of the invoices.
struct ShowAging: ReportMethod {
  let by: AgingGrouping?, progressToken: ProgressToken?

  static let name: StaticString = "reports.aging"
  static let doc: StaticString =
    "Returns the amounts that customers still have to pay, by the age of the invoices. Use it to see which customers pay late."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString =
    "One row for each currency, or for each customer and currency. The core answers other requests during the computation."
  static let examples = [
    Example("of one order", given: Example.invoiced, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    by = field(
      "by", \.by,
      "The grouping of the rows. contact: one row for each customer and currency. Default: one row for each currency."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the examined orders."
    )
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> AgingReckoning
  {
    try AgingReckoning(service, by: by, zone, in: context)
  }
}

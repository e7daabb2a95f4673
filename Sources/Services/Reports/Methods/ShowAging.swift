internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `reports.aging`: returns the unpaid amounts of invoices, by the number of days since the invoice.
struct ShowAging: ReportMethod {
  let by: AgingGrouping?, progressToken: ProgressToken?

  static let name: StaticString = "reports.aging"
  static let doc: StaticString =
    "Returns the unpaid amounts of invoices, by the number of days since the invoice."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString =
    "A row for each currency. The core answers other requests while it computes the report."
  static let examples = [
    Example("of one order", given: Example.invoiced, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    by = field("by", \.by, "The grouping of the rows, in addition to the currency. Without it, only the currency.")
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

internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `reports.aging`
struct ShowAging: ReportMethod {
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.aging"
  static let doc: StaticString =
    "Returns the unpaid amounts of invoiced orders, by the number of days since the invoice."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString = "A row for each currency. Other requests are answered meanwhile."
  static let examples = [
    Example("of one order", given: Example.invoiced, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    progressToken = field("progressToken", \.progressToken, "Repeated in rpc.progress, which reports the number of orders examined.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> AgingReckoning {
    try AgingReckoning(service, zone, in: context)
  }
}

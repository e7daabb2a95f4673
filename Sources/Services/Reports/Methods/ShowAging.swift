internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `reports.aging`
struct ShowAging: ReportMethod {
  let progressToken: ProgressToken?

  static let name: StaticString = "reports.aging"
  static let doc: StaticString =
    "Answers what customers still have to pay for orders that were invoiced, by how many days ago that was."
  static let access = Access.manager(.orders)
  static let resultDoc: StaticString = "A row a currency. Other requests are answered meanwhile."
  static let examples = [
    Example("of one order", given: Given.invoiced, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    progressToken = field("progressToken", \.progressToken, "Echoed in rpc.progress, which tells how many orders were looked at.")
  }

  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> AgingReckoning {
    try AgingReckoning(service, zone, in: context)
  }
}

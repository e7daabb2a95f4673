internal import RPC
internal import Shape
internal import Tenancy

/// The method `dashboard.summary`: returns the figures of a day: orders, dispatches, sales, and stock that needs
/// attention.
struct SummarizeDay: CompanyMethod {
  let from: Timestamp?

  static let name: StaticString = "dashboard.summary"
  static let doc: StaticString =
    "Returns the figures of a day: orders, dispatches, sales, and stock that needs attention."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures. A figure is `null` if the caller has no access to its department."
  static let examples = [
    Example(
      "of a company with one item",
      given: [
        Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
        Example.Step(
          "inventory.items.create",
          #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","minStock":20}"#),
      ], params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field(
      "from", \.from,
      "The instant at which a day of 24 hours begins. Default: today in the company's time zone. If the company has no time zone, or one that the machine does not know, today in UTC."
    )
  }

  func call(on service: Dashboard, in context: CompanyContext) throws(Failure) -> DaySummary {
    try service.summary(from: from, in: context)
  }
}

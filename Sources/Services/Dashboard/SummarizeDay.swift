internal import RPC
internal import Shape
internal import Tenancy

/// `dashboard.summary`
struct SummarizeDay: CompanyMethod {
  let from: Timestamp?

  static let name: StaticString = "dashboard.summary"
  static let doc: StaticString = "Answers the figures of a day: orders, dispatches, sales, and what of the stock wants looking at."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures; null where the caller lacks the department."
  static let examples = [
    Example(
      "of a company with one item",
      given: [
        Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
        Example.Step(
          "inventory.items.create", #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack","minStock":20}"#),
      ], params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    from = field(
      "from", \.from,
      "When a day begins, of 24 hours; without it it is today, in the company's time zone (UTC where it has none, or the machine does not know it)."
    )
  }

  func call(on service: Dashboard, in context: CompanyContext) throws(Failure) -> DaySummary {
    try service.summary(from: from, in: context)
  }
}

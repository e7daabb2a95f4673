internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.select`: selects a company. Requests without the parameter `company` then use this company.
struct SelectCompany: AccountMethod {
  let company: CompanyID?

  static let name: StaticString = "companies.select"
  static let doc: StaticString =
    "Selects a company. Requests without the parameter `company` then use this company. The selection remains until it is changed, also after a restart of the core."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The selected company; `null` if none is selected."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "the only company", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field(
      "company", \.company,
      "The id of the company to select. If it is `null` or left out, no company is selected, even if there is only one."
    )
  }

  func call(on service: Companies, in context: Context) throws(Failure) -> ListedCompany? {
    try service.select(company, at: context.now)
  }
}

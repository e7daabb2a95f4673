internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `companies.select`
struct SelectCompany: AccountMethod {
  let company: CompanyID?

  static let name: StaticString = "companies.select"
  static let doc: StaticString =
    "Selects the company that requests without company mean. The selection stays until it is changed, also over restarts."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The selected company, or null."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("the one shop", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)], params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company. null, or left out, to select none, even if there is only one.")
  }

  func call(on service: Companies, in context: Context) throws(Failure) -> ListedCompany? {
    try service.select(company, at: context.now)
  }
}

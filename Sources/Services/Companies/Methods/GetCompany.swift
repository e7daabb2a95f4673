internal import Kernel
internal import RPC
internal import Shape

/// `companies.get`
struct GetCompany: CompanyMethod {
  let company: CompanyID?

  static let name: StaticString = "companies.get"
  static let doc: StaticString = "Answers one company."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The company as it stands."
  static let errors: [ErrorCode] = [.notFound, .noCompany, .signInRequired, .forbidden]
  static let examples = [
    Example("by its id", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)], params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
  }

  func call(on service: Companies, in scope: CompanyScope) throws(Failure) -> Company {
    try service.get(in: scope)
  }
}

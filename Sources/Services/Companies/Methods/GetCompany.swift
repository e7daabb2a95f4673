internal import RPC
internal import Shape
internal import Tenancy

/// The method `companies.get`: returns one company.
struct GetCompany: CompanyMethod {
  static let name: StaticString = "companies.get"
  static let doc: StaticString = "Returns one company."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The company."
  static let examples = [
    Example(
      "by its id", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Company {
    try service.lookup.get(in: context.scope, at: context.now)
  }
}

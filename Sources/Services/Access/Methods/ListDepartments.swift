internal import Kernel
internal import RPC
internal import Shape

/// `access.departments`
struct ListDepartments: CompanyMethod {
  let company: CompanyID?

  static let name: StaticString = "access.departments"
  static let doc: StaticString = "Lists the departments of a company: those that every one has, and its own."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The departments with their bits."
  static let errors: [ErrorCode] = [.notFound, .noCompany, .signInRequired, .forbidden]
  static let examples = [
    Example(
      "with a bakery",
      given: [Example.Step("companies.create", #"{"name":"Corner Shop","departments":[{"name":"bakery","mask":65536}]}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
  }

  func call(on service: AccessControl, in scope: CompanyScope) throws(Failure) -> [ListedDepartment] {
    try service.kernel.directory.facts(of: scope).departments.map(ListedDepartment.init)
  }
}

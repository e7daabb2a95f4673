internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `access.departments`: lists the departments of a company, both the built-in ones and those that the
/// company has added.
struct ListDepartments: CompanyMethod {
  static let name: StaticString = "access.departments"
  static let doc: StaticString =
    "Lists the departments of a company: the departments that every company has, and those that the company has added."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The departments with their bits."
  static let examples = [
    Example(
      "with a bakery",
      given: [
        Example.Step("companies.create", #"{"name":"Corner Shop","departments":[{"name":"bakery","mask":65536}]}"#)
      ],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> WholePage<ListedDepartment> {
    let departments = try service.dependencies.directory.facts(of: context.scope, at: context.now).departments
    return WholePage(departments.map(ListedDepartment.init))
  }
}

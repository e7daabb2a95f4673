internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.grant`: gives a user rights in a company.
struct GrantAccess: CompanyMethod {
  let grant: Grant

  static let name: StaticString = "access.grant"
  static let doc: StaticString =
    "Gives a user rights in a company, or creates a new user with these rights. Members that are left out stay unchanged. A manager can give and remove the bits of `deptMask` in the manager's own departments, but cannot change the rights of owners."
  static let access = Access.managers
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString =
    "The user's access record. If the request changes nothing, the record and its version stay unchanged."
  static let errors: [ErrorCode] = [.conflict, .ownerNeeded, .tierRequired]
  static let worksInArchive = true
  static let examples = [
    Example("a new clerk", given: Example.business, params: #"{"company":"{{0.id}}","preset":"warehouse"}"#),
    Example(
      "a clerk who manages the stock from now on", given: Example.clerk,
      params: #"{"company":"{{0.id}}","user":"{{2.user}}","managerMask":1,"expect":1}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    grant = field.embed(\.grant)
  }

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> AccessRecord {
    try service.grant(grant, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `access.list`: lists the users of a company with their rights.
struct ListAccess: CompanyMethod {
  let page: ConsistentPageRequest

  static let name: StaticString = "access.list"
  static let doc: StaticString =
    "Lists the users of a company with their rights, in the order in which they got their first rights."
  static let access = Access.managers
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of users."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("an owner and a clerk", given: Example.clerk, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    page = field.embed(\.page)
  }

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Page<ListedAccess> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.records.list(limit: page.limit, after: after, in: context.scope)
    }
  }
}

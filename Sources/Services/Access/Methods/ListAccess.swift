internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `access.list`
struct ListAccess: CompanyMethod {
  let limit: Int?, after: String?

  static let name: StaticString = "access.list"
  static let doc: StaticString = "Lists the people of a company with what they may do, in the order in which they were let in."
  static let access = Access.managers
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of people."
  static let examples = [
    Example("an owner and a clerk", given: Given.clerk, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The most that a page may hold; 50 without it.", .range(1...200))
    after = field("after", \.after, "The next of the page before.")
  }

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Page<ListedAccess> {
    try service.records.list(limit: limit ?? 50, after: after, in: context.scope)
  }
}

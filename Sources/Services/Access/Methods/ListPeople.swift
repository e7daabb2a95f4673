internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `access.people`: lists the users of a company by name, or by username if they have no name.
struct ListPeople: CompanyMethod {
  let page: ConsistentPageRequest, includeLeft: Flag

  static let name: StaticString = "access.people"
  static let doc: StaticString =
    "Lists the names of a company's users. A user without a name is listed with the username. The users are sorted by the time at which they first got rights. With `includeLeft: true`, users who have left are listed, too, with their usernames."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of users."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "a founder and a clerk",
      given: Example.business + [
        Example.Step("access.grant", #"{"company":"{{0.id}}","name":"Walter O'Neill","preset":"warehouse"}"#)
      ],
      params: #"{"company":"{{0.id}}"}"#),
    Example(
      "with a clerk who has left",
      given: Example.clerk + [Example.Step("access.revoke", #"{"company":"{{0.id}}","user":"{{2.user}}"}"#)],
      params: #"{"company":"{{0.id}}","includeLeft":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    page = field.embed(\.page)
    includeLeft = field(
      "includeLeft", \.includeLeft, "`true` to also list users who have left the company. Default: `false`.")
  }

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Page<NamedPerson> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.records.people(limit: page.limit, after: after, includesLeft: includeLeft.isSet, in: context.scope)
    }
  }
}

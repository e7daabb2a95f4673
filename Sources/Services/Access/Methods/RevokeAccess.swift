internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `access.revoke`: removes all rights of a user in a company. The user's credentials and session are also
/// removed.
struct RevokeAccess: CompanyMethod {
  let user: UUID, expect: Int?

  static let name: StaticString = "access.revoke"
  static let doc: StaticString =
    "Removes all rights of a user in a company. The user's credentials and session are also removed. `access.people` can still list the user. A manager can revoke the rights of users whose rights lie within the manager's departments."
  static let access = Access.managers
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString = "The id of the removed access record."
  static let errors: [ErrorCode] = [.conflict, .ownerNeeded]
  static let worksInArchive = true
  static let examples = [
    Example("a clerk who leaves", given: Example.clerk, params: #"{"company":"{{0.id}}","user":"{{2.user}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the user who loses the rights.")
    expect = field(
      "expect", \.expect,
      "The version of the access record that the caller has read. If the record now has another version, the request fails with `conflict`.",
      .range(1...Int.max))
  }

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.revoke(user, expect: expect, in: context)
  }
}

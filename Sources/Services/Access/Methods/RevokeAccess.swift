internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `access.revoke`
struct RevokeAccess: CompanyMethod {
  let user: UUID, expect: Int?

  static let name: StaticString = "access.revoke"
  static let doc: StaticString =
    "Takes all rights in a company from somebody, with their credentials and their session. Who they were stays known: access.people. A manager lets go who holds nothing beyond the manager's departments."
  static let access = Access.managers
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString = "The access record that is gone."
  static let errors: [ErrorCode] = [.conflict, .ownerNeeded]
  static let worksInArchive = true
  static let examples = [
    Example("a clerk who leaves", given: Given.clerk, params: #"{"company":"{{0.id}}","user":"{{2.user}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "Whose rights.")
    expect = field("expect", \.expect, "The version of the access record that is meant; another one is a conflict.", .range(1...Int.max))
  }

  func call(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.revoke(user, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.signOut`: ends the session in a company.
struct SignOut: Method {
  typealias Scope = BesideCompany
  static let name: StaticString = "access.signOut"
  static let doc: StaticString = "Ends the caller's session in a company. To act there again, a user must sign in."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The caller after the sign-out, and the caller's rights."
  static let errors: [ErrorCode] = [.noCompany]
  static let preconditions: Precondition = .company
  static let examples = [
    Example("an owner signs out", given: Example.signedIn, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  static let renewsRepeats = true

  /// A repeated request returns the user who acts in the company now, because another user may have signed in since.
  static func renewed(_ kept: Caller, on service: AccessControl, in context: BesideCompanyContext) throws(Failure)
    -> Caller
  {
    try service.caller(in: context)
  }

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Caller {
    try service.signOut(in: context)
  }
}

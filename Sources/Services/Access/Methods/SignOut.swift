internal import Kernel
internal import RPC
internal import Shape

/// `access.signOut`
struct SignOut: CompanyQuery {
  let company: CompanyID?

  static let name: StaticString = "access.signOut"
  static let doc: StaticString = "Ends the session in a company."
  static let access = Access.account
  static let effect = Effect.write
  static let resultDoc: StaticString = "Who acts there now."
  static let errors: [ErrorCode] = [.notFound, .noCompany]
  static let examples = [
    Example("an owner goes home", given: Given.signedIn, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
  }

  func call(on service: AccessControl) throws(Failure) -> Caller { try service.signOut(of: company) }
}

internal import Kernel
internal import RPC
internal import Shape

/// `access.whoami`
struct WhoAmI: CompanyQuery {
  let company: CompanyID?

  static let name: StaticString = "access.whoami"
  static let doc: StaticString = "Answers who acts in a company, and what they hold there."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "Who asks. Without a company, and none selected, the account."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("the founder of a shop", given: Given.company, params: #"{"company":"{{0.id}}"}"#),
    Example("in no company", params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
  }

  func call(on service: AccessControl) throws(Failure) -> Caller { try service.caller(in: company) }
}

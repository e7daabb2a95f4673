internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.whoami`: returns the user who acts in a company, and that user's rights.
struct WhoAmI: Method {
  typealias Scope = BesideCompany
  static let name: StaticString = "access.whoami"
  static let doc: StaticString = "Returns the user who acts in a company, and that user's rights."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The caller. If the request names no company and no company is selected, the account."
  static let examples = [
    Example("the founder of a shop", given: Example.company, params: #"{"company":"{{0.id}}"}"#),
    Example("without a company", params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Caller {
    try service.caller(in: context)
  }
}

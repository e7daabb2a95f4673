internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.check`: decides whether a user may call a method.
struct CheckAccess: Method {
  typealias Scope = BesideCompany
  let question: AccessQuestion

  static let name: StaticString = "access.check"
  static let doc: StaticString =
    "Decides whether a user may call a method. The user is the caller, or another user of the company."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The decision, and its reason."
  static let errors: [ErrorCode] = [.noCompany, .signInRequired, .forbidden]
  static let examples = [
    Example("the right of a clerk to delete an item", given: Example.clerk, params: Example.questionOfClerk)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    question = field.embed(\.question)
  }

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> CheckedMethod {
    try service.check(question, in: context)
  }
}

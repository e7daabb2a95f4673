internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.explain`: returns the reason why a user may call a method, or the rights that would be enough.
struct ExplainAccess: Method {
  typealias Scope = BesideCompany
  let question: AccessQuestion

  static let name: StaticString = "access.explain"
  static let doc: StaticString =
    "Returns the reason why a user may call a method, or the rights that would be enough. The user is the caller, or another user of the company."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The rule, the rights that the user holds, and the rights that would be enough."
  static let errors: [ErrorCode] = [.noCompany, .signInRequired, .forbidden]
  static let examples = [
    Example("the right of a clerk to delete an item", given: Example.clerk, params: Example.questionOfClerk)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    question = field.embed(\.question)
  }

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Explanation {
    try service.explain(question, in: context)
  }
}

internal import RPC
internal import Shape
internal import Tenancy

/// `access.explain`
struct ExplainAccess: Method {
  typealias Scope = BesideCompany
  let question: AccessQuestion

  static let name: StaticString = "access.explain"
  static let doc: StaticString = "Answers why the caller, or another user, may call a method, or what would let them."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The rule, what is held, and what would be enough."
  static let errors: [ErrorCode] = [.noCompany, .signInRequired, .forbidden]
  static let examples = [Example("a clerk who would delete an item", given: Given.clerk, params: Given.questionOfClerk)]

  init<F: Fields<Self>>(_ field: inout F) {
    question = field.embed(\.question)
  }

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Explanation {
    try service.explain(question, in: context)
  }
}

internal import Kernel
internal import RPC
internal import Shape

/// `access.explain`
struct ExplainAccess: CompanyQuery {
  let question: AccessQuestion

  var company: CompanyID? { question.company }

  static let name: StaticString = "access.explain"
  static let doc: StaticString = "Answers why the caller, or another user, may call a method, or what would let them."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "The rule, what is held, and what would be enough."
  static let errors: [ErrorCode] = [.notFound, .noCompany, .signInRequired, .forbidden]
  static let examples = [Example("a clerk who would delete an item", given: Given.clerk, params: Given.questionOfClerk)]

  init<F: Fields<Self>>(_ field: inout F) {
    question = field.embed(\.question)
  }

  func call(on service: AccessControl) throws(Failure) -> Explanation { try service.explain(question) }
}

internal import Kernel
internal import RPC
internal import Shape

/// `access.explain`
struct ExplainAccess: CompanyQuery {
  let company: CompanyID?, method: String, user: UUID?

  static let name: StaticString = "access.explain"
  static let doc: StaticString = "Answers why the caller, or another user, may call a method, or what would let them."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "The rule, what is held, and what would be enough."
  static let errors: [ErrorCode] = [.notFound, .noCompany, .signInRequired, .forbidden]
  static let examples = [
    Example(
      "a clerk who would delete an item", given: Given.clerk,
      params: #"{"company":"{{0.id}}","method":"inventory.items.delete","user":"{{2.user}}"}"#)
  ]

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
    method = field("method", \.method, "The method's name.", .length(1...100))
    user = field("user", \.user, "Somebody else in the company, whom only an owner may ask about; the caller without it.")
  }

  func call(on service: AccessControl) throws(Failure) -> Explanation { try service.explain(method, for: user, in: company) }
}

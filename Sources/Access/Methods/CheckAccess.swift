internal import Kernel
internal import RPC
internal import Shape

/// `access.check`
struct CheckAccess: CompanyQuery {
  let company: CompanyID?, method: String, user: UUID?

  static let name: StaticString = "access.check"
  static let doc: StaticString = "Answers whether the caller, or another user, may call a method."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "Yes or no, and the reason."
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

  func call(on service: AccessControl) throws(Failure) -> CheckedMethod { try service.check(method, for: user, in: company) }
}

internal import Kernel
internal import RPC
internal import Shape

/// `access.allowed`
struct ListAllowed: CompanyQuery {
  let company: CompanyID?

  static let name: StaticString = "access.allowed"
  static let doc: StaticString = "Answers for every method whether the caller may call it: for enabling and disabling buttons."
  static let access = Access.account
  static let effect = Effect.read
  static let resultDoc: StaticString = "All methods."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("what the founder of a shop may", given: Given.company, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
  }

  func call(on service: AccessControl) throws(Failure) -> AllowedMethods { try service.allowed(in: company) }
}

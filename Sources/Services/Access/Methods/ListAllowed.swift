internal import RPC
internal import Shape
internal import Tenancy

/// `access.allowed`
struct ListAllowed: Method {
  typealias Scope = BesideCompany
  static let name: StaticString = "access.allowed"
  static let doc: StaticString = "Answers for every method whether the caller may call it: for enabling and disabling buttons."
  static let effect = Effect.read
  static let resultDoc: StaticString = "All methods."
  static let examples = [
    Example("what the founder of a shop may", given: Given.company, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> AllowedMethods {
    try service.allowed(in: context)
  }
}

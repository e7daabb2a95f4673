internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.allowed`: lists all methods, each with the decision whether the caller may call it.
struct ListAllowed: Method {
  typealias Scope = BesideCompany
  static let name: StaticString = "access.allowed"
  static let doc: StaticString =
    "Lists all methods, each with the decision whether the caller may call it. A front end can enable and disable its buttons by these decisions."
  static let effect = Effect.read
  static let resultDoc: StaticString = "All methods, each with its decision."
  static let examples = [
    Example("all methods, for the founder of a shop", given: Example.company, params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> AllowedMethods {
    try service.allowed(in: context)
  }
}

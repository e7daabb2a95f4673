internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.personal`: returns the personal company, which holds the account's own inventory.
struct ShowPersonalCompany: AccountMethod {
  static let name: StaticString = "companies.personal"
  static let doc: StaticString =
    "Returns the personal company, which holds the account's own inventory. The first call creates the company. An account has only one personal company."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The personal company."
  static let examples = [Example("at the first call", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Companies, in context: Context) throws(Failure) -> Company { try service.personal(in: context) }
}

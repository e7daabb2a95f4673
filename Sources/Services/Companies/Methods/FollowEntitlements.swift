internal import RPC
internal import Shape
internal import Tenancy

/// The method `companies.followEntitlements`: makes the tier of a company follow the purchases of the account that owns
/// the company.
struct FollowEntitlements: CompanyMethod {
  let expect: Int?

  static let name: StaticString = "companies.followEntitlements"
  static let doc: StaticString =
    "Makes the tier of a company follow the purchases of the account that owns the company. This lasts until companies.setTier sets a tier."
  static let access = Access.owner
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString = "The company after the change, unchanged if nothing differs."
  static let errors: [ErrorCode] = [.conflict]
  static let worksInArchive = true
  static let examples = [
    Example(
      "for an account without purchases", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    expect = field.expect(\.expect)
  }

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Company {
    try service.followEntitlements(expect: expect, in: context)
  }
}

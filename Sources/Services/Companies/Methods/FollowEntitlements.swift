internal import RPC
internal import Shape
internal import Tenancy

/// The method `companies.followEntitlements`: makes the purchases of the account that owns a company decide the
/// company's tier.
struct FollowEntitlements: CompanyMethod {
  let expect: Int?

  static let name: StaticString = "companies.followEntitlements"
  static let doc: StaticString =
    "Makes the purchases of the account that owns a company decide the company's tier, until `companies.setTier` sets a tier."
  static let access = Access.owner
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString =
    "The company after the change. If the request changes nothing, the company and its version stay unchanged."
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

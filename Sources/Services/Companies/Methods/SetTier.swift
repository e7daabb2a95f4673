internal import RPC
internal import Shape
internal import Tenancy

/// The method `companies.setTier`: sets the tier of a company.
struct SetTier: CompanyMethod {
  let tier: Tier, expect: Int?

  static let name: StaticString = "companies.setTier"
  static let doc: StaticString =
    "Sets the tier of a company. The core does not check payment. In production, purchases decide the tier, and this method fails with `forbidden`. If the new tier is smaller, records beyond its limits stay, but no more can be added."
  static let access = Access.owner
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The company after the change. If the request changes nothing, the company and its version stay unchanged."
  static let errors: [ErrorCode] = [.conflict]
  static let worksInArchive = true
  static let preconditions: Precondition = [.ownTier, .ownStore]
  static let examples = [
    Example(
      "a tier for up to ten people", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}","tier":"business"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    tier = field("tier", \.tier, "The new tier.")
    expect = field.expect(\.expect)
  }

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Company {
    try service.setTier(tier, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Tenancy

/// `companies.setTier`
struct SetTier: CompanyMethod {
  let tier: Tier, expect: Int?

  static let name: StaticString = "companies.setTier"
  static let doc: StaticString =
    "Sets the tier of a company. The core does not check payment: in production the tier follows from what was bought, and nobody sets it. What a smaller tier would not allow stays, and no more is added."
  static let access = Access.owner
  static let effect = Effect.write
  static let resultDoc: StaticString = "The company after the change; the same as before when nothing differs."
  static let errors: [ErrorCode] = [.conflict]
  static let worksInArchive = true
  static let preconditions: Precondition = [.ownTier, .ownStore]
  static let examples = [
    Example(
      "for up to ten people", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}","tier":"business"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    tier = field("tier", \.tier, "The tier.")
    expect = field.expect(\.expect)
  }

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Company {
    try service.setTier(tier, expect: expect, in: context)
  }
}

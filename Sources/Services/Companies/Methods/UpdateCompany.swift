internal import RPC
internal import Shape
internal import Tenancy

/// The method `companies.update`: changes the given members of a company.
struct UpdateCompany: CompanyMethod {
  let changes: Patch<CompanyDetails>, expect: Int?

  static let name: StaticString = "companies.update"
  static let doc: StaticString = "Changes the given members of a company. Other members keep their values."
  static let access = Access.owner
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString =
    "The company after the change. If the request changes nothing, the company and its version stay unchanged."
  static let errors: [ErrorCode] = [.conflict]
  static let worksInArchive = true
  static let examples = [
    Example(
      "a new name", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}","changes":{"name":"Corner Shop & Café"},"expect":1}"#),
    Example(
      "an address and a setting",
      given: [
        Example.Step(
          "companies.create", #"{"name":"Corner Shop","address":{"lines":["1 Market Street"],"city":"Berlin"}}"#)
      ],
      params:
        #"{"company":"{{0.id}}","changes":{"address":{"postalCode":"10115","country":"DE"},"settings":{"sessionHours":8}}}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    changes = field("changes", \.changes, "The members to change, with their new values.")
    expect = field.expect(\.expect)
  }

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Company {
    try service.update(changes, expect: expect, in: context)
  }
}

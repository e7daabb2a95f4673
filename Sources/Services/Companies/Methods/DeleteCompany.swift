internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.delete`: deletes a company with everything that belongs to it.
struct DeleteCompany: Method {
  // The selected company is not used: a request for an action that can't be undone must name the company.
  typealias Scope = InNamedCompany
  let confirm: String, expect: Int?

  static let name: StaticString = "companies.delete"
  static let doc: StaticString =
    "Deletes a company with everything that belongs to it. This cannot be undone, so only the founder may do it."
  static let access = Access.founder
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString = "The deleted record."
  static let errors: [ErrorCode] = [.conflict]
  static let worksInArchive = true
  static let examples = [
    Example(
      "a shop by its id", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}","confirm":"Corner Shop"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    confirm = field(
      "confirm", \.confirm, "The exact name of the company, which confirms that the right company is to be deleted.",
      .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(confirm: confirm, expect: expect, in: context)
    return Deleted(id: context.company)
  }
}

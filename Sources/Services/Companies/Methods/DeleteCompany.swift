internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.delete`: deletes a company and all of its records.
struct DeleteCompany: Method {
  // The request must name the company, and the selected company is not used. Otherwise a mistake could delete the wrong
  // company, which can't be undone.
  typealias Scope = InNamedCompany
  let confirm: String, expect: Int?

  static let name: StaticString = "companies.delete"
  static let doc: StaticString =
    "Deletes a company and all of its records. This cannot be undone, so only the founder may do it."
  static let access = Access.founder
  static let effect = Effect.write
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString = "The id of the deleted company."
  static let errors: [ErrorCode] = [.conflict]
  static let worksInArchive = true
  static let examples = [
    Example(
      "a shop by its id", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"company":"{{0.id}}","confirm":"Corner Shop"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    confirm = field(
      "confirm", \.confirm, "The exact name of the company. It confirms that the right company is to be deleted.",
      .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Companies, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(confirm: confirm, expect: expect, in: context)
    return Deleted(id: context.company)
  }
}

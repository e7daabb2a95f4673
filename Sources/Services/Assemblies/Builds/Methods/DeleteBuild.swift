internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.delete`: deletes a planned build without steps and completions.
struct DeleteBuild: CompanyMethod {
  let id: ID<BuildDetails>, expect: Int?

  static let name: StaticString = "assemblies.builds.delete"
  static let doc: StaticString =
    "Deletes a planned build that has neither steps nor completions. Any other build can only be cancelled or completed."
  static let access = BuildDetails.access(to: .delete)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted build."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example("a planned build", given: Example.planned, params: #"{"company":"{{0.id}}","id":"{{5.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the build.")
    expect = field.expect(\.expect)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.update`: changes the given members of a build.
struct UpdateBuild: CompanyMethod {
  let id: ID<BuildDetails>, changes: Patch<BuildDraft>, expect: Int?

  static let name: StaticString = "assemblies.builds.update"
  static let doc: StaticString =
    "Changes the given members of a build, such as its quantity. Other members keep their values."
  static let access = BuildDetails.access(to: .update)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The build after the change, with its components. If nothing differs, the build keeps its version."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "a larger quantity", given: Example.planned,
      params: #"{"company":"{{0.id}}","id":"{{5.id}}","changes":{"quantity":15,"dueAt":"2030-01-31T06:00:00Z"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the build.")
    changes = field("changes", \.changes, "The members to change, with their new values.")
    expect = field.expect(\.expect)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> BuildView {
    try service.update(id, changes, expect: expect, in: context)
  }
}

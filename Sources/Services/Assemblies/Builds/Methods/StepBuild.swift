internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.step`: changes the status of a build.
struct StepBuild: CompanyMethod {
  let id: ID<BuildDetails>, to: BuildStatus, reason: Line?, expect: Int?

  static let name: StaticString = "assemblies.builds.step"
  static let doc: StaticString =
    "Changes the status of a build, for example to begin or cancel it. The components of a completed or cancelled build are no longer reserved."
  static let access = BuildDetails.access(to: .update)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The build after the step, with its components, completions and steps."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example(
      "the work begins", given: Example.planned,
      params: #"{"company":"{{0.id}}","id":"{{5.id}}","to":"inProgress"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the build.")
    to = field("to", \.to, "The new status.")
    reason = field("reason", \.reason, "The reason for the change, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> BuildView {
    try service.step(id, to: to, reason: reason, expect: expect, in: context)
  }
}

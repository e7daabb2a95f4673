internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.get`: returns a build with its components and their stock, its completions and its
/// steps.
struct GetBuild: CompanyMethod {
  let id: ID<BuildDetails>

  static let name: StaticString = "assemblies.builds.get"
  static let doc: StaticString =
    "Returns a build with its components, completions and steps. For each component, the reply has the lacking quantity, the stock in each location, and the quantity that is expected."
  static let access = BuildDetails.access(to: .get)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The build with its components, completions and steps."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a planned build", given: Example.planned, params: #"{"company":"{{0.id}}","id":"{{5.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the build.")
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> BuildView {
    try service.view(id, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.locations.tree`: returns the company's locations as a tree.
struct ShowLocationTree: CompanyMethod {
  let root: LocationName?, depth: Int?

  static let name: StaticString = "inventory.locations.tree"
  static let doc: StaticString = "Returns the company's locations as a tree, for showing them in an outline."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tree: a list in which each location comes before the locations within it."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("all of them", given: Example.location, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    root = field(
      "root", \.root,
      "The id, code or path of the location at the top of the tree. If it is left out, all trees are returned."
    )
    depth = field(
      "depth", \.depth, "The number of levels below the root to return. Default: all levels.",
      .range(0...Locations.mostLevels))
  }

  func call(on service: Locations, in context: CompanyContext) throws(Failure) -> LocationTree {
    try service.tree(
      from: try service.id(root, at: "/root", in: context), depth: depth ?? Locations.mostLevels, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.locations.tree`
struct ShowLocationTree: CompanyMethod {
  let root: LocationName?, depth: Int?

  static let name: StaticString = "inventory.locations.tree"
  static let doc: StaticString = "Answers locations as a tree."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The tree, each location before its parts."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("all of them", given: Given.location, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    root = field("root", \.root, "The location to begin with, by its id, its code or its path; all that are part of no other without it.")
    depth = field("depth", \.depth, "How many levels below to go; all without it.", .range(0...Locations.mostLevels))
  }

  func call(on service: Locations, in context: CompanyContext) throws(Failure) -> LocationTree {
    try service.tree(from: try service.id(root, at: "/root", in: context), depth: depth ?? Locations.mostLevels, in: context)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.locations.move`: moves a location, with everything in it, into another location.
struct MoveLocation: CompanyMethod {
  let id: ID<LocationDetails>, parent: LocationName?, expect: Int?

  static let name: StaticString = "inventory.locations.move"
  static let doc: StaticString = "Moves a location, with its stock and all locations in it, into another location."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The location after the move."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example("to the top", given: Example.location, params: #"{"company":"{{0.id}}","id":"{{1.id}}","parent":null}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the location to move.")
    parent = field(
      "parent", \.parent,
      "The id, code or path of the location that will contain the moved location. If `null` or left out, no location will contain it."
    )
    expect = field.expect(\.expect)
  }

  func call(on service: Locations, in context: CompanyContext) throws(Failure) -> Location {
    try service.move(id, to: try service.id(parent, at: "/parent", in: context), expect: expect, in: context)
  }
}

internal import Shape

/// A tree of locations, as a list in which each location comes before the locations within it.
struct LocationTree: Record {
  let nodes: [LocationNode], isWhole: Bool

  static let doc: StaticString =
    "A tree of locations, as a list in which each location comes before the locations within it."
}

extension LocationTree {
  init<F: Fields<Self>>(_ field: inout F) {
    nodes = field(
      "nodes", \.nodes, "The locations, each before the locations within it, sorted by name. At most 2,000.")
    isWhole = field(
      "isWhole", \.isWhole,
      "`true` if the list has all locations of the tree. `false` if the limit or `depth` has left some out.")
  }
}

/// A location in a tree, with its depth and the number of locations directly within it.
struct LocationNode: Record {
  let id: ID<LocationDetails>, parent: ID<LocationDetails>?, depth: Int, name: Line, code: Line?
  let kind: LocationKind, structural: Bool, archived: Bool, children: Int, isEmpty: Bool

  static let doc: StaticString = "A location in a tree."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the location.")
    parent = field(
      "parent", \.parent, "The id of the location that contains this location; `null` if no location does.")
    depth = field(
      "depth", \.depth, "The number of levels between this location and the root; 0 for the root itself.",
      .range(0...Locations.mostLevels))
    name = field("name", \.name, "The location's name.")
    code = field("code", \.code, "The code on the location's label.")
    kind = field("kind", \.kind, "The use of the location: stock, transit, loan or scrap.")
    structural = field("structural", \.structural, "`true` if the location only holds other locations.")
    archived = field("archived", \.archived, "`true` if the location is no longer in use.")
    children = field("children", \.children, "The number of locations directly within this location.")
    isEmpty = field(
      "isEmpty", \.isEmpty,
      "`true` if the location itself holds no stock. Stock of the locations within it does not count.")
  }
}

internal import Shape

/// A tree of locations, as a list in which each location comes before its parts.
struct LocationTree: Record {
  let nodes: [LocationNode], isWhole: Bool

  static let doc: StaticString = "A tree of locations."
}

extension LocationTree {
  init<F: Fields<Self>>(_ field: inout F) {
    nodes = field("nodes", \.nodes, "The locations, each before its parts, sorted by name. At most 2,000.")
    isWhole = field("isWhole", \.isWhole, "`true` if the tree has no further locations.")
  }
}

/// A location as a part of a tree.
struct LocationNode: Record {
  let id: ID<LocationDetails>, parent: ID<LocationDetails>?, depth: Int, name: Line, code: Line?
  let kind: LocationKind, structural: Bool, archived: Bool, children: Int, isEmpty: Bool

  static let doc: StaticString = "A location as a part of a tree."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The location.")
    parent = field("parent", \.parent, "The location that it is part of.")
    depth = field("depth", \.depth, "The number of levels below the root.", .range(0...Locations.mostLevels))
    name = field("name", \.name, "The location's name.")
    code = field("code", \.code, "The code on the location's label.")
    kind = field("kind", \.kind, "The use of the location: stock, transit, loan or scrap.")
    structural = field("structural", \.structural, "`true` if the location only holds other locations.")
    archived = field("archived", \.archived, "`true` if the location is no longer in use.")
    children = field("children", \.children, "The number of locations that are direct parts of this one.")
    isEmpty = field("isEmpty", \.isEmpty, "`true` if the location itself holds no stock. Its parts are not considered.")
  }
}

internal import Shape

/// A tree of locations, each before its parts.
struct LocationTree: Record {
  let nodes: [LocationNode], isWhole: Bool

  static let doc: StaticString = "A tree of locations."

  init(nodes: [LocationNode], isWhole: Bool) {
    self.nodes = nodes
    self.isWhole = isWhole
  }

  init<F: Fields<Self>>(_ field: inout F) {
    nodes = field("nodes", \.nodes, "The locations, each before its parts, in the order of their names; 2,000 at most.")
    isWhole = field("isWhole", \.isWhole, "Whether there are no more of them.")
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
    depth = field("depth", \.depth, "How far below the root it is.", .range(0...Locations.mostLevels))
    name = field("name", \.name, "What people call it.")
    code = field("code", \.code, "What it is labelled with.")
    kind = field("kind", \.kind, "What becomes of what lies there.")
    structural = field("structural", \.structural, "Whether it only holds other locations.")
    archived = field("archived", \.archived, "Whether it is out of use.")
    children = field("children", \.children, "How many locations are part of it directly.")
    isEmpty = field("isEmpty", \.isEmpty, "Whether nothing lies in it; its parts aside.")
  }
}

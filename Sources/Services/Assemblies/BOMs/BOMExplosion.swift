internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The components that a quantity of an item needs on all levels, as a tree and as a list in which each item occurs
/// once.
struct BOMExplosion: Record {
  let item: UUID, sku: Line, name: Line, unit: Line, bom: ID<BOMDetails>, quantity: Decimal, available: Decimal
  let tree: [BOMNode], parts: [NeededPart]

  static let doc: StaticString = "The components that a quantity of an item needs, on all levels."
}

extension BOMExplosion {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item that is made.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The item's own unit, in which its quantities are given.")
    bom = field("bom", \.bom, "The id of the item's active bill of materials.")
    quantity = field("quantity", \.quantity, "The quantity to make, in the item's own unit.")
    available = field(
      "available", \.available,
      "The quantity of the item that is in stock and not reserved, in the item's own unit. For a kit, the number of whole kits that can be made of available components."
    )
    tree = field(
      "tree", \.tree,
      "All components as a list, which shows the tree: each component has its level, and its own components follow it. Stock is not subtracted from the quantities."
    )
    parts = field(
      "parts", \.parts,
      "The needed items, each once, and each before its own components. If an item is in stock, less of its components is needed. Optional components and services are left out."
    )
  }
}

/// A component in the tree of an explosion.
struct BOMNode: Record {
  let level: Int, item: UUID, sku: Line, name: Line, unit: Line, quantity: Decimal, optional: Flag
  let bom: ID<BOMDetails>?

  static let doc: StaticString = "A component in the tree of components."
}

extension BOMNode {
  init<F: Fields<Self>>(_ field: inout F) {
    level = field(
      "level", \.level,
      "The level in the tree: 1 for a component of the item itself, 2 for a component of a component on level 1, and so on."
    )
    item = field("item", \.item, "The id of the component.")
    sku = field("sku", \.sku, "The component's SKU.")
    name = field("name", \.name, "The component's name.")
    unit = field("unit", \.unit, "The component's own unit.")
    quantity = field(
      "quantity", \.quantity,
      "The needed quantity, in the component's own unit. The loss in production (`scrap`) is included.")
    optional = field(
      "optional", \.optional,
      "`true` for an optional component, and for all components below it in the tree.")
    bom = field("bom", \.bom, "The id of the component's active bill of materials. `null` if it has none.")
  }
}

/// An item that an explosion needs, with its stock and the lacking quantity.
struct NeededPart: Record {
  let item: UUID, sku: Line, name: Line, unit: Line, isMade: Flag, gross: Decimal, needed: Decimal
  let available: Decimal, short: Decimal, incoming: Decimal, incomingAt: Timestamp?

  static let doc: StaticString = "An item that is needed, with its stock and the lacking quantity."
}

extension NeededPart {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The item's own unit, in which its quantities are given.")
    isMade = field("isMade", \.isMade, "`true` if the item itself can be made: it has an active bill of materials.")
    gross = field(
      "gross", \.gross, "The quantity that would be needed if no item were in stock, in the item's own unit.")
    needed = field(
      "needed", \.needed,
      "The quantity that is needed, in the item's own unit. Available stock of the items that are made of this item is used first."
    )
    available = field(
      "available", \.available,
      "The quantity in stock that can be used and is not reserved for an order or a build, in the item's own unit. For a kit, the number of whole kits that can be made of available components."
    )
    short = field(
      "short", \.short, "The lacking quantity, in the item's own unit: `needed` less `available`, and at least 0.")
    incoming = field(
      "incoming", \.incoming,
      "The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own unit."
    )
    incomingAt = field(
      "incomingAt", \.incomingAt,
      "The instant at which the next part of `incoming` is expected; `null` if it is not known.")
  }
}

extension BOMs {
  /// The most components that a tree can have.
  private static let mostNodes = 10_000

  /// Returns the components that a quantity of an item needs.
  /// - Parameter levels: the number of levels of components.
  func explode(
    _ item: StockedItem, quantity: Decimal, levels: Int, in context: CompanyContext
  ) throws(Failure) -> BOMExplosion {
    if quantity.units <= 0 { throw .invalidParam("/quantity", "quantity must be more than 0") }
    let (structure, order) = try structure(of: item, in: context)
    let found = try stock.facts(of: order, in: context)
    var facts: [UUID: ItemFacts] = [:]
    for case let one? in found { facts[one.id] = one }
    var tree: [BOMNode] = []
    tree.reserveCapacity(order.count)
    try add(
      to: &tree, of: item.id, output: quantity.units, isOptional: false, level: 1, upTo: levels, structure, facts)
    let parts = try parts(of: item.id, quantity.units, structure, order, levels, facts)
    guard let recipe = structure[item.id] else { throw records.notFound }
    return BOMExplosion(
      item: item.id, sku: item.sku, name: item.name, unit: item.unit, bom: ID(recipe.bom), quantity: quantity,
      available: facts[item.id].map { BOMs.available($0, structure, order, facts) } ?? Decimal(0), tree: tree,
      parts: parts)
  }

  /// Returns the quantity of an item that can be used. For a kit, that is the number of kits that can be made of
  /// available components.
  private static func available(
    _ item: ItemFacts, _ structure: BOMStructure, _ order: [UUID], _ facts: [UUID: ItemFacts]
  ) -> Decimal {
    if item.kind != .kit { return item.available }
    return structure.contents(of: item.id, order, facts).parts.wholeKits { facts[$0]?.available ?? Decimal(0) }
  }

  /// Adds the components of an item to a tree. The components of each component follow it.
  private func add(
    to tree: inout [BOMNode], of made: UUID, output: Int, isOptional: Bool, level: Int, upTo levels: Int,
    _ structure: BOMStructure, _ facts: [UUID: ItemFacts]
  ) throws(Failure) {
    guard level <= levels, let recipe = structure[made] else { return }
    for component in recipe.components {
      // Sync may have delivered a bill of materials before the item of one of its components. Such a component is
      // skipped.
      guard let names = facts[component.item] else { continue }
      let quantity = try need(of: component, for: output, recipe.yield)
      if tree.count == BOMs.mostNodes {
        throw .limitReached(
          BOMs.mostNodes,
          "The tree has more than \(BOMs.mostNodes) components. Give a smaller number of levels in `levels`")
      }
      let part = structure[component.item]
      let isOptional = isOptional || component.isOptional
      tree.append(
        BOMNode(
          level: level, item: component.item, sku: names.sku, name: names.name, unit: names.unit,
          quantity: Decimal(units: quantity), optional: Flag(isOptional), bom: part.map { ID($0.bom) }))
      try add(
        to: &tree, of: component.item, output: quantity, isOptional: isOptional, level: level + 1, upTo: levels,
        structure, facts)
    }
  }

  /// Returns the needed items. Available stock of an item reduces the needed quantities of its components.
  private func parts(
    of item: UUID, _ output: Int, _ structure: BOMStructure, _ order: [UUID], _ levels: Int, _ facts: [UUID: ItemFacts]
  ) throws(Failure) -> [NeededPart] {
    var gross = [item: output], needed = [item: output], depth = [item: 0]
    var parts: [NeededPart] = []
    for made in order {
      guard let level = depth[made], let all = gross[made], let own = needed[made] else { continue }
      var short = own
      if made != item, let found = facts[made] {
        if found.kind == .service { continue }
        let available = BOMs.available(found, structure, order, facts)
        // A kit has no stock: it is always made from its components. So its components are needed in the full quantity.
        short = found.kind == .kit ? own : max(0, own - available.units)
        parts.append(
          NeededPart(
            item: made, sku: found.sku, name: found.name, unit: found.unit, isMade: Flag(structure[made] != nil),
            gross: Decimal(units: all), needed: Decimal(units: own), available: available,
            short: Decimal(units: max(0, own - available.units)), incoming: found.incoming, incomingAt: found.incomingAt
          ))
      }
      guard level < levels, let recipe = structure[made] else { continue }
      for component in recipe.components where !component.isOptional {
        try add(try need(of: component, for: all, recipe.yield), to: &gross[component.item, default: 0])
        try add(try need(of: component, for: short, recipe.yield), to: &needed[component.item, default: 0])
        depth[component.item] = min(depth[component.item] ?? .max, level + 1)
      }
    }
    return parts
  }

  /// Returns the quantity of a component that is needed for an output, in units of `Decimal`.
  /// - Throws: -32602 if the quantity is larger than any stock can be.
  func need(of component: Component, for output: Int, _ yield: Int) throws(Failure) -> Int {
    if let need = component.need(for: output, yield: yield) { return need }
    throw BOMs.tooMuch
  }

  /// Adds a needed quantity to a sum, and refuses a sum that is larger than any stock can be.
  private func add(_ need: Int, to sum: inout Int) throws(Failure) {
    // Both numbers are at most `StockedItem.most`, so the addition can't overflow.
    sum += need
    if sum > StockedItem.most { throw BOMs.tooMuch }
  }

  private static var tooMuch: Failure {
    .invalidParam(
      "/quantity",
      "quantity is too large: it needs more than \(Decimal(units: StockedItem.most)) of a component. Give a smaller quantity"
    )
  }
}

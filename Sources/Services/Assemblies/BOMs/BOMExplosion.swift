internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What is needed to make a quantity of an item: as a tree, and as a list of items.
struct BOMExplosion: Record {
  let item: UUID, sku: Line, name: Line, unit: Line, bom: ID<BOMDetails>, quantity: Decimal, available: Decimal
  let tree: [BOMNode], parts: [NeededPart]

  static let doc: StaticString = "The components that a quantity of an item needs, on all levels."
}

extension BOMExplosion {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item that is made.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The unit of the item's quantities.")
    bom = field("bom", \.bom, "The active bill of materials of the item.")
    quantity = field("quantity", \.quantity, "The quantity to make, in the item's own unit.")
    available = field(
      "available", \.available,
      "The quantity of the item that is in stock and not reserved. For a kit, the whole kits that can be made of available components."
    )
    tree = field(
      "tree", \.tree,
      "The components as a list: each with its level, and followed by its own components. Stock is not subtracted from the quantities."
    )
    parts = field(
      "parts", \.parts,
      "The needed items, each once, and each before its own components. Stock of an item reduces the need for its own components. Optional components and services are left out."
    )
  }
}

/// A component in a tree of components.
struct BOMNode: Record {
  let level: Int, item: UUID, sku: Line, name: Line, unit: Line, quantity: Decimal, optional: Flag
  let bom: ID<BOMDetails>?

  static let doc: StaticString = "A component at its place in the tree of components."
}

extension BOMNode {
  init<F: Fields<Self>>(_ field: inout F) {
    level = field(
      "level", \.level,
      "The level: 1 for a component of the item itself, 2 for a component of a component on level 1, and so on.")
    item = field("item", \.item, "The component.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The unit of the item's quantities.")
    quantity = field("quantity", \.quantity, "The quantity with scrap, in the item's own unit.")
    optional = field(
      "optional", \.optional,
      "`true` for an optional component, and for the components that an optional component needs.")
    bom = field("bom", \.bom, "The active bill of materials of the component. `null` if the component has none.")
  }
}

/// An item that is needed, with its stock.
struct NeededPart: Record {
  let item: UUID, sku: Line, name: Line, unit: Line, isMade: Flag, gross: Decimal, needed: Decimal
  let available: Decimal, short: Decimal, incoming: Decimal, incomingAt: Timestamp?

  static let doc: StaticString = "An item that is needed, with its stock."
}

extension NeededPart {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The unit of the item's quantities.")
    isMade = field("isMade", \.isMade, "`true` if the item has an active bill of materials.")
    gross = field("gross", \.gross, "The quantity that would be needed without any stock.")
    needed = field(
      "needed", \.needed,
      "The quantity that is needed if the available stock of items made of this item is used first.")
    available = field(
      "available", \.available,
      "The quantity in stock that can be used and is not reserved for an order or a build. For a kit, the whole kits that can be made of available components."
    )
    short = field("short", \.short, "The missing quantity: `needed` less `available`, and at least 0.")
    incoming = field("incoming", \.incoming, "The quantity that is expected: on order, or to be made by open builds.")
    incomingAt = field(
      "incomingAt", \.incomingAt, "The time when the next part of `incoming` is expected. `null` if it is not known.")
  }
}

extension BOMs {
  /// The most components in a tree.
  private static let mostNodes = 10_000

  /// Returns what is needed to make a quantity of an item.
  /// - Parameter levels: the number of levels to look at.
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

  /// Returns the quantity of an item that can be used now.
  private static func available(
    _ item: ItemFacts, _ structure: BOMStructure, _ order: [UUID], _ facts: [UUID: ItemFacts]
  ) -> Decimal {
    if item.kind != .kit { return item.available }
    return structure.contents(of: item.id, order, facts).parts.wholeKits { facts[$0]?.available ?? Decimal(0) }
  }

  /// Adds the components of an item to a tree, each before its own components.
  private func add(
    to tree: inout [BOMNode], of made: UUID, output: Int, isOptional: Bool, level: Int, upTo levels: Int,
    _ structure: BOMStructure, _ facts: [UUID: ItemFacts]
  ) throws(Failure) {
    guard level <= levels, let recipe = structure[made] else { return }
    for component in recipe.components {
      // The item of this component has not arrived from another device yet.
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

  /// Returns the needed items. The stock of an item reduces the need for its components.
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
        // What a kit needs is taken from its components, so these are needed in any case.
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

  /// Returns the needed quantity of a component.
  /// - Throws: -32602 if the quantity is larger than any stock.
  func need(of component: Component, for output: Int, _ yield: Int) throws(Failure) -> Int {
    if let need = component.need(for: output, yield: yield) { return need }
    throw BOMs.tooMuch
  }

  /// Adds a needed quantity to a sum.
  private func add(_ need: Int, to sum: inout Int) throws(Failure) {
    // The need and the sum are both at most `StockedItem.most`, so adding them does not overflow.
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

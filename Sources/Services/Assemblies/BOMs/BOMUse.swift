internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The lines of bills of materials that need an item, directly or through other items.
struct BOMUses: Record {
  let uses: [BOMUse]

  static let doc: StaticString = "The lines of bills of materials that need an item, directly or through other items."
}

extension BOMUses {
  init<F: Fields<Self>>(_ field: inout F) {
    uses = field(
      "uses", \.uses,
      "The lines that need the item, and the lines that need an item made of it, sorted by level. At most 10,000.")
  }
}

/// A line of a bill of materials that needs an item, directly or through other items.
struct BOMUse: Record {
  let level: Int, bom: ID<BOMDetails>, item: UUID, sku: Line, name: Line, unit: Line, component: UUID
  let quantity: Decimal, yield: Decimal, optional: Flag, active: Flag

  static let doc: StaticString = "A line of a bill of materials that needs the item, or that needs an item made of it."
}

extension BOMUse {
  init<F: Fields<Self>>(_ field: inout F) {
    level = field(
      "level", \.level,
      "The level: 1 if the line needs the item itself, 2 if it needs an item made directly of the item, and so on.")
    bom = field("bom", \.bom, "The id of the bill of materials.")
    item = field("item", \.item, "The id of the item that is made.")
    sku = field("sku", \.sku, "The SKU of the item that is made.")
    name = field("name", \.name, "The name of the item that is made.")
    unit = field("unit", \.unit, "The own unit of the item that is made.")
    component = field(
      "component", \.component,
      "The id of the component in the line: on level 1 the requested item, on all other levels an item made of it.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity of the component for one run, in the component's own unit. The loss in production (`scrap`) is included."
    )
    yield = field("yield", \.yield, "The quantity that one run makes, in the own unit of the item that is made.")
    optional = field("optional", \.optional, "`true` for an optional component.")
    active = field("active", \.active, "`true` if the bill of materials is the active one of the item that is made.")
  }
}

extension BOMs {
  /// The largest number of levels that a request can read.
  static let mostLevels = 20
  /// The largest number of lines in a result.
  private static let mostUses = 10_000

  /// Returns the lines of bills of materials that need an item, on all levels. Lines of inactive bills of materials are
  /// returned only on the first level.
  func uses(of item: UUID, in context: CompanyContext) throws(Failure) -> BOMUses {
    let found = try stores.all(
      queries.uses, in: context.store, bind: context.number, item, BOMs.mostLevels, BOMs.mostUses
    ) {
      BOMUseRow(
        level: $0.next(), bom: $0.next(), made: $0.next(),
        component: Component(
          item: $0.next(), own: $0.next(), scrap: $0.next(), isOptional: $0.next(), isWhole: false),
        yield: $0.next(), isActive: $0.next())
    }
    var uses: [BOMUse] = []
    for (row, names) in zip(found, try stock.facts(of: found.map(\.made), in: context)) {
      guard let names else { continue }
      uses.append(
        BOMUse(
          level: row.level, bom: ID(row.bom), item: row.made, sku: names.sku, name: names.name, unit: names.unit,
          component: row.component.item,
          quantity: Decimal(units: row.component.need(for: row.yield, yield: row.yield) ?? row.component.own),
          yield: Decimal(units: row.yield), optional: Flag(row.component.isOptional), active: Flag(row.isActive)))
    }
    return BOMUses(uses: uses)
  }
}

/// A row of the result of the query `uses`.
private struct BOMUseRow {
  let level: Int, bom: UUID, made: UUID, component: Component, yield: Int, isActive: Bool
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The cost of an item, computed from its bill of materials and the costs of its components.
struct BOMCost: Record {
  let item: UUID, sku: Line, bom: ID<BOMDetails>, yield: Decimal, unitCosts: [UnitCost], averageCost: UnitCost?
  let uncosted: Int, lines: [BOMLineCost]

  static let doc: StaticString =
    "The cost of an item, computed from its active bill of materials and the average costs of its components."
}

extension BOMCost {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item that is made.")
    sku = field("sku", \.sku, "The item's SKU.")
    bom = field("bom", \.bom, "The id of the item's active bill of materials.")
    yield = field("yield", \.yield, "The quantity that one run makes, in the item's own unit.")
    unitCosts = field(
      "unitCosts", \.unitCosts,
      "The cost of one of the item's own units: one amount for each currency in which components have a cost. Empty if no cost is known."
    )
    averageCost = field(
      "averageCost", \.averageCost,
      "The average cost of one of the item's own units in stock, for comparison. `null` if it is not known.")
    uncosted = field(
      "uncosted", \.uncosted, "The number of components whose cost is not known, on all levels. Their cost counts as 0."
    )
    lines = field("lines", \.lines, "The components of one run, with their costs.")
  }
}

/// The cost of a component in one run of a bill of materials.
struct BOMLineCost: Record {
  let item: UUID, sku: Line, name: Line, unit: Line, quantity: Decimal, optional: Flag, isMade: Flag
  let unitCosts: [UnitCost], costs: [UnitCost]

  static let doc: StaticString = "The cost of a component in one run of a bill of materials."
}

extension BOMLineCost {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component.")
    sku = field("sku", \.sku, "The component's SKU.")
    name = field("name", \.name, "The component's name.")
    unit = field("unit", \.unit, "The component's own unit.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity for one run, in the component's own unit. The loss in production (`scrap`) is included.")
    optional = field(
      "optional", \.optional, "`true` for an optional component. Its cost is not included in the cost of the item.")
    isMade = field(
      "isMade", \.isMade,
      "`true` if the cost is computed from the component's own bill of materials. `false` if it is the average cost of the component's stock."
    )
    unitCosts = field(
      "unitCosts", \.unitCosts, "The cost of one of the component's own units, one amount for each currency.")
    costs = field("costs", \.costs, "The cost of `quantity`, one amount for each currency.")
  }
}

/// The known costs of one unit of an item, one amount for each currency, in 1/100,000 of a minor unit of the currency.
private struct RolledCost {
  var amounts: [(currency: Currency, units: Int128)] = []
  /// The number of components whose cost is not known.
  var uncosted = 0

  init() {}

  init(_ cost: UnitCost?) {
    if let cost { amounts = [(cost.currency, Int128(cost.amount.units))] } else { uncosted = 1 }
  }

  /// Adds the exact cost of a quantity of an item.
  /// - Parameter quantity: the quantity, in 1/100,000 of the item's own unit.
  mutating func add(_ other: RolledCost, times quantity: Int) {
    uncosted += other.uncosted
    for (currency, units) in other.amounts {
      let index = amounts.firstIndex { $0.currency == currency }
      if index == nil { amounts.append((currency, 0)) }
      amounts[index ?? amounts.count - 1].units &+= units &* Int128(quantity)
    }
  }

  /// Returns the cost divided by a quantity, rounded half to even.
  func divided(by quantity: Int) -> RolledCost {
    var cost = self
    for index in cost.amounts.indices {
      cost.amounts[index].units = cost.amounts[index].units.dividedHalfEven(by: Int128(max(quantity, 1)))
    }
    return cost
  }

  var costs: [UnitCost] {
    amounts.map { UnitCost(amount: Decimal(units: Int(clamping: $0.units)), currency: $0.currency) }
  }
}

extension BOMs {
  /// Returns the cost of an item by its bill of materials. If a component has a bill of materials, its cost is computed
  /// in the same way. Otherwise its cost is the average cost of its stock.
  func cost(of item: StockedItem, in context: CompanyContext) throws(Failure) -> BOMCost {
    let (structure, order) = try structure(of: item, in: context)
    var facts: [UUID: ItemFacts] = [:]
    for case let one? in try stock.facts(of: order, in: context) { facts[one.id] = one }
    var costs: [UUID: RolledCost] = [:]
    // The order is reversed, so that the costs of components are known before those of the items made of them.
    for made in order.reversed() {
      guard let recipe = structure[made] else {
        costs[made] = RolledCost(facts[made]?.unitCost)
        continue
      }
      var sum = RolledCost()
      for component in recipe.components where !component.isOptional {
        let quantity = try need(of: component, for: recipe.yield, recipe.yield)
        sum.add(costs[component.item] ?? RolledCost(nil), times: quantity)
      }
      costs[made] = sum.divided(by: recipe.yield)
    }
    guard let recipe = structure[item.id], let cost = costs[item.id] else { throw records.notFound }
    var lines: [BOMLineCost] = []
    for component in recipe.components {
      guard let names = facts[component.item], let unit = costs[component.item] else { continue }
      let quantity = try need(of: component, for: recipe.yield, recipe.yield)
      var sum = RolledCost()
      sum.add(unit, times: quantity)
      lines.append(
        BOMLineCost(
          item: component.item, sku: names.sku, name: names.name, unit: names.unit, quantity: Decimal(units: quantity),
          optional: Flag(component.isOptional), isMade: Flag(structure[component.item] != nil), unitCosts: unit.costs,
          costs: sum.divided(by: Decimal(1).units).costs))
    }
    return BOMCost(
      item: item.id, sku: item.sku, bom: ID(recipe.bom), yield: Decimal(units: recipe.yield), unitCosts: cost.costs,
      averageCost: facts[item.id]?.unitCost, uncosted: cost.uncosted, lines: lines)
  }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The items that kits and builds take from the stock, computed from bills of materials.
extension BOMs {
  /// Returns the items that one unit of a kit takes from the stock, or the SKU of a kit whose bill of materials is
  /// lacking.
  func contents(of kit: UUID, in context: CompanyContext) throws(Failure) -> KitContents {
    let structure = try BOMStructure(of: kit, self, in: context)
    guard let order = structure.order(from: kit) else {
      return KitContents(parts: [], lacking: try stock.facts(of: [kit], in: context).first??.sku ?? Line(""))
    }
    var facts: [UUID: ItemFacts] = [:]
    for case let one? in try stock.facts(of: order, in: context) { facts[one.id] = one }
    return structure.contents(of: kit, order, facts)
  }
}

extension BOMStructure {
  /// Returns the items that one unit of a kit takes from the stock. A kit within the kit is replaced by its own
  /// components.
  /// - Parameters:
  ///   - order: the items of the structure, each before its components.
  ///   - facts: the facts of these items. An item that sync has not delivered yet has none, and is skipped.
  func contents(of kit: UUID, _ order: [UUID], _ facts: [UUID: ItemFacts]) -> KitContents {
    var ratios = [kit: KitRatio.one]
    var wholes: Set<UUID> = []
    var parts: [KitPart] = []
    for item in order {
      guard let ratio = ratios[item], let found = facts[item] else { continue }
      if item != kit, found.kind != .kit {
        if found.kind == .service { continue }
        let (quantity, per) = ratio.terms
        parts.append(
          KitPart(item: item, sku: found.sku, quantity: quantity, per: per, whole: Flag(wholes.contains(item))))
        continue
      }
      guard let recipe = recipes[item] else { return KitContents(parts: [], lacking: found.sku) }
      for component in recipe.components where !component.isOptional {
        let share = ratio * component.ratio(yield: recipe.yield)
        ratios[component.item] = ratios[component.item].map { $0 + share } ?? share
        if component.isWhole { wholes.insert(component.item) }
      }
    }
    return KitContents(parts: parts, lacking: nil)
  }
}

extension Component {
  /// Returns the quantity of the component for one unit of the item that is made, as an exact ratio. The loss in
  /// production is included.
  /// - Parameter yield: the quantity that one run makes, in units of `Decimal`.
  func ratio(yield: Int) -> KitRatio {
    let hundred: Int128 = 100 * 100_000
    // The yield is more than 0, except in a damaged store. There the division must not fail either.
    return KitRatio(Int128(own) * (hundred + Int128(scrap)), Int128(max(yield, 1)) * hundred)
  }
}

extension Builds {
  /// Returns the components of a build, from its bill of materials. Kits and services have no stock that a build could
  /// take. So a kit is replaced by its components, and a service is left out.
  func lines(of bom: BOM, at pointer: String, in context: CompanyContext) throws(Failure) -> [BuildLine] {
    let lines = bom.details.draft.lines
    let facts = try stock.facts(of: lines.compactMap(\.item), in: context).compactMap(\.self)
    var made: [BuildLine] = []
    for line in lines {
      guard let own = BuildLine(line) else { continue }
      switch facts.first(where: { $0.id == own.item })?.kind {
      case .service: continue
      case .kit:
        let kit = try stock.item(own.item, nil, at: pointer, in: context)
        made += try stock.parts(of: kit, at: pointer, in: context).map { part in
          BuildLine(
            item: part.item, sku: part.sku, quantity: Decimal(units: part.need(for: own.quantity.units)),
            scrap: own.scrap, optional: own.optional, whole: part.whole)
        }
      case .stocked, nil: made.append(own)
      }
    }
    return made
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Items whose units a device with an older program has written: it knows no `per`, and drops it from the list.
struct LostRatios {
  private var units: [UUID: [(item: ID<ItemDetails>, units: [ItemUnit])]] = [:]

  /// Notes the units of an item before they arrived without their ratios.
  mutating func note(_ old: Item?, _ new: Item?, in context: CompanyContext) {
    guard let old, let new, old.details.units != new.details.units else { return }
    if new.details.units.restored(by: old.details.units) == new.details.units { return }
    units[context.company, default: []].append((new.id, old.details.units))
  }

  /// Those of one company, in the order in which they arrived.
  mutating func take(in context: CompanyContext) -> [(item: ID<ItemDetails>, units: [ItemUnit])] {
    units.removeValue(forKey: context.company) ?? []
  }
}

extension [ItemUnit] {
  /// The units with the `per` that they had before, as far as they have the same factor and none now. This program writes 1 for a ratio
  /// that people took away.
  func restored(by before: [ItemUnit]) -> [ItemUnit] {
    map { unit in
      let former = before.first { $0.unit.isSameUnit(as: unit.unit) && $0.factor == unit.factor && $0.per != nil }
      return unit.per == nil ? former ?? unit : unit
    }
  }

  /// The units with a `per` of 1 where they had another one before, and have none now.
  func saying(ratiosOf before: [ItemUnit]) -> [ItemUnit] {
    map { unit in
      let hadRatio = before.contains { $0.unit.isSameUnit(as: unit.unit) && $0.factor == unit.factor && $0.per != nil }
      return unit.per == nil && hadRatio ? ItemUnit(unit.unit, factor: unit.factor, per: .one) : unit
    }
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Collects the items that arrive from other devices with units that may have lost their ratios (`per`). Older versions
/// of the program do not know `per`, so they remove it when they write an item's units.
struct LostRatios {
  private var units: [UUID: [(item: ID<ItemDetails>, units: [ItemUnit])]] = [:]

  /// Stores the former units of an item, if its units have arrived without ratios that they had.
  mutating func note(_ old: Item?, _ new: Item?, in context: CompanyContext) {
    guard let old, let new, old.details.units != new.details.units else { return }
    if new.details.units.restored(by: old.details.units) == new.details.units { return }
    units[context.company, default: []].append((new.id, old.details.units))
  }

  /// Removes and returns the items of one company with their former units, in the order in which they arrived.
  mutating func take(in context: CompanyContext) -> [(item: ID<ItemDetails>, units: [ItemUnit])] {
    units.removeValue(forKey: context.company) ?? []
  }
}

extension [ItemUnit] {
  /// Returns the units with lost ratios restored: a unit without `per` that has the same factor as before gets its
  /// former `per`. If a user removes a ratio, the core writes a `per` of 1. So a missing `per` shows that an older
  /// version of the program has dropped it.
  func restored(by before: [ItemUnit]) -> [ItemUnit] {
    map { unit in
      let former = before.first { $0.unit.isSameUnit(as: unit.unit) && $0.factor == unit.factor && $0.per != nil }
      return unit.per == nil ? former ?? unit : unit
    }
  }

  /// Returns the units so that removed ratios are visible: a unit that had a `per` before and has none now gets a `per`
  /// of 1.
  func saying(ratiosOf before: [ItemUnit]) -> [ItemUnit] {
    map { unit in
      let hadRatio = before.contains { $0.unit.isSameUnit(as: unit.unit) && $0.factor == unit.factor && $0.per != nil }
      return unit.per == nil && hadRatio ? ItemUnit(unit.unit, factor: unit.factor, per: .one) : unit
    }
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Collects items from sync whose units may have lost their ratios (`per`). Older programs do not know `per`, and drop
/// it when they write the list of units.
struct LostRatios {
  private var units: [UUID: [(item: ID<ItemDetails>, units: [ItemUnit])]] = [:]

  /// Stores the earlier units of an item whose units arrived without their ratios.
  mutating func note(_ old: Item?, _ new: Item?, in context: CompanyContext) {
    guard let old, let new, old.details.units != new.details.units else { return }
    if new.details.units.restored(by: old.details.units) == new.details.units { return }
    units[context.company, default: []].append((new.id, old.details.units))
  }

  /// Removes and returns the items of one company, in the order in which they arrived.
  mutating func take(in context: CompanyContext) -> [(item: ID<ItemDetails>, units: [ItemUnit])] {
    units.removeValue(forKey: context.company) ?? []
  }
}

extension [ItemUnit] {
  /// Returns the units with the former `per` of each unit that has the same factor as before and no `per` now. If a
  /// user removes a ratio, this program writes a `per` of 1. So a missing `per` means that an older program dropped it.
  func restored(by before: [ItemUnit]) -> [ItemUnit] {
    map { unit in
      let former = before.first { $0.unit.isSameUnit(as: unit.unit) && $0.factor == unit.factor && $0.per != nil }
      return unit.per == nil ? former ?? unit : unit
    }
  }

  /// Returns the units with a `per` of 1 for each unit that had a `per` before and has none now.
  func saying(ratiosOf before: [ItemUnit]) -> [ItemUnit] {
    map { unit in
      let hadRatio = before.contains { $0.unit.isSameUnit(as: unit.unit) && $0.factor == unit.factor && $0.per != nil }
      return unit.per == nil && hadRatio ? ItemUnit(unit.unit, factor: unit.factor, per: .one) : unit
    }
  }
}

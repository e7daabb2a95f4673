internal import JSON
public import Ports
public import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

/// Kits and services: items that have no ledger entries of their own. Also corrects an item's kind after sync.
extension Inventory {
  public func parts(of kit: StockedItem, at pointer: String, in context: CompanyContext) throws(Failure) -> [KitPart] {
    assert(kit.kind == .kit, "only kits have parts")
    let contents = try kits().contents(of: kit.id, in: context)
    guard let lacking = contents.lacking else { return contents.parts }
    throw .invalidParam(
      pointer,
      "\(kit.sku.text) is a kit, and \(lacking.text) has no active bill of materials that can be used. Create one with assemblies.boms.create"
    )
  }

  /// Returns how many whole kits can be made of the components that are in stock and can be used. The number is 0 for a
  /// kit without a usable bill of materials.
  func available(_ kit: UUID, in context: CompanyContext) throws(Failure) -> Decimal {
    let contents = try kits().contents(of: kit, in: context)
    if contents.lacking != nil { return Decimal(0) }
    let found = try facts(of: contents.parts.map(\.item), in: context)
    return contents.parts.wholeKits { item in
      found.lazy.compactMap(\.self).first { $0.id == item }?.available ?? Decimal(0)
    }
  }

  /// Returns the cost of one unit of a service. Returns `nil` if the item is not a service, or if the service has no
  /// cost.
  func serviceCost(of item: UUID, in context: CompanyContext) throws(Failure) -> UnitCost? {
    let rows = context.partition.rows.all
    let price = try stores.first(
      factQueries.serviceCost, in: context.store, bind: item, rows.lowerBound, rows.upperBound
    ) { $0.next(UnitPrice?.self) }
    return (price ?? nil).flatMap { UnitCost($0) }
  }

  // MARK: Sync

  /// Changes an item's kind back to `stocked` if the item has stock, ledger entries, planned quantities, lots or loans.
  ///
  /// One device may change an item to a kit or a service while another device posts or sells stock of it. After both
  /// changes have met by sync, one of them must yield. Ledger entries are facts and are never removed, so each device
  /// undoes the change of the kind.
  func restoreKind(of id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) {
    guard let item = try items.findIfThere(id, in: context), item.details.kind != .stocked else { return }
    guard try hasStock(id, in: context) else { return }
    // The change is made on this device, so sync sends it to the other devices.
    let now = dependencies.clock.now
    _ = try items.table.update(
      item, to: item.changed(to: item.details.with(kind: .stocked), at: now), in: context.store,
      Context(stores, at: now))
    restoredKinds[context.company, default: SyncedConsequences()].discard(
      jsonText(item.details.kind), of: "kind", Item.entityName, item.uuid, for: jsonText(ItemKind.stocked))
  }

  private func hasStock(_ id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> Bool {
    if let stock = try sums.stock(of: id, context.partition), stock != .none { return true }
    if try sums.hasMoved(id, context.partition) { return true }
    if try lots.count(of: id, in: context.store) > 0 { return true }
    return try loans.count(of: id, in: context.store) > 0
  }

  /// Calls `restoreKind` for each item whose kind was changed by another device, since the last call of this method.
  func restoreKinds(in context: CompanyContext) throws(Failure) {
    for id in arrivedKinds.removeValue(forKey: context.company) ?? [] { try restoreKind(of: id, in: context) }
  }

  /// Removes and returns the list of the changes of kind that `restoreKind` has undone. Sync reports them as conflicts.
  public func undoneKinds(in context: CompanyContext) -> SyncedConsequences {
    restoredKinds.removeValue(forKey: context.company) ?? SyncedConsequences()
  }
}

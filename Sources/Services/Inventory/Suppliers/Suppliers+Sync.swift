internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Handles suppliers that arrive from other devices. Which supplier is preferred is stored in the item's members
/// `supplier` and `supplierSku`. Older versions of the program have these members, but no suppliers. So devices with an
/// older version can still choose a supplier.
extension Suppliers {
  var synced: SyncedRecords {
    records.synced(
      SyncTraits(
        "ItemSuppliers", rank: 5, derived: [("preferred", "false")], owners: [("item", "item")],
        references: [("contact", "contact")])
    ).settling { [unowned self] (ids, context) throws(Failure) in
      for id in ids {
        guard let supplier = try records.findIfThere(ID(id), in: context) else { continue }
        try settle(supplier.details.item, in: context)
      }
    }
  }

  /// Records that an item with a supplier has arrived from another device, for `settleNoted`.
  func note(_ old: ItemDetails?, _ new: Item?, in context: CompanyContext) {
    guard let new, new.details.supplier != nil || old?.supplier != nil else { return }
    arrived[context.company, default: []].append(new.id)
  }

  func settleNoted(in context: CompanyContext) throws(Failure) {
    for item in arrived.removeValue(forKey: context.company) ?? [] { try settle(item, in: context) }
  }

  /// Sets `preferred` of an item's suppliers according to the item's members `supplier` and `supplierSku`.
  private func settle(_ id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) {
    guard let item = try inventory.items.findIfThere(id, in: context) else { return }
    let there = try of(id, in: context)
    var chosen = there.first { $0.details.isOf(item.details) }
    if chosen == nil, let contact = item.details.supplier {
      chosen = there.filter { $0.details.contact == contact }.min { "\($0.uuid)" < "\($1.uuid)" }
      if let supplier = chosen { try mend(item, supplier, among: there, in: context) }
    }
    for supplier in there {
      let (record, row) = try records.find(supplier.id, in: context)
      var details = record.details
      details.preferred = Flag(supplier.id == chosen?.id)
      if details.preferred == record.details.preferred { continue }
      try records.follow(record, row: row, to: details, in: context)
    }
  }

  /// Makes an item's `supplierSku` and the SKU of its preferred supplier equal again.
  ///
  /// They differ in two cases. First, two devices have chosen different suppliers before they synced: `supplierSku` is
  /// then the SKU of another supplier of the item. The item gets the SKU of its preferred supplier. Second, a device
  /// with an older version of the program, which has no suppliers, has changed the item. The supplier then gets the
  /// item's `supplierSku`.
  private func mend(_ item: Item, _ supplier: ItemSupplier, among there: [ItemSupplier], in context: CompanyContext)
    throws(Failure)
  {
    let sku = item.details.supplierSku
    let isOfOther = sku != nil && there.contains { $0.id != supplier.id && $0.details.sku == sku }
    // The change is made on this device, so sync sends it to the other devices.
    let now = inventory.dependencies.clock.now
    let own = Context(stores, at: now)
    if isOfOther {
      let details = item.details.bought(from: supplier.details.contact, as: supplier.details.sku)
      _ = try inventory.items.table.update(item, to: item.changed(to: details, at: now), in: context.store, own)
    } else {
      var details = supplier.details
      details.sku = sku
      _ = try records.table.update(supplier, to: supplier.changed(to: details, at: now), in: context.store, own)
    }
  }
}

internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Suppliers from other devices. An item's own members say which supplier is preferred. So devices with an older
/// program, which has no suppliers, can choose one, too.
extension Suppliers {
  var synced: SyncedRecords {
    records.synced(
      SyncTraits("ItemSuppliers", rank: 5, derived: [("preferred", "false")], owners: [("item", "item")])
    ).settling { [unowned self] (ids, context) throws(Failure) in
      for id in ids {
        guard let supplier = try records.findIfThere(ID(id), in: context) else { continue }
        try settle(supplier.details.item, in: context)
      }
    }
  }

  /// Notes an item from another device that has a supplier, or had one before.
  func note(_ old: ItemDetails?, _ new: Item?, in context: CompanyContext) {
    guard let new, new.details.supplier != nil || old?.supplier != nil else { return }
    arrived[context.company, default: []].append(new.id)
  }

  func settleNoted(in context: CompanyContext) throws(Failure) {
    for item in arrived.removeValue(forKey: context.company) ?? [] { try settle(item, in: context) }
  }

  /// Computes `preferred` of an item's suppliers from the members of the item.
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

  /// Makes the SKU of an item's supplier and the item's `supplierSku` equal again. If another supplier of the item has
  /// the SKU `supplierSku`, two devices have chosen suppliers before they synced, and the item gets the SKU of its
  /// supplier. Otherwise a device with an older program, which has no suppliers, has written the item, and the supplier
  /// gets the item's `supplierSku`.
  private func mend(_ item: Item, _ supplier: ItemSupplier, among there: [ItemSupplier], in context: CompanyContext)
    throws(Failure)
  {
    let sku = item.details.supplierSku
    let isOfOther = sku != nil && there.contains { $0.id != supplier.id && $0.details.sku == sku }
    // This device makes a change of its own, which sync sends to the other devices.
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

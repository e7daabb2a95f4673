internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The descriptions of the inventory's records for sync: how they are merged, and what is computed again afterwards.
extension Inventory {
  var synced: [SyncedRecords] {
    [
      locations.synced.sharing(sharedBarcodesOfLocation, lost: loseBarcodeOfLocation).settling {
        [unowned self] (ids, context) throws(Failure) in try followLocations(ids, in: context)
      },
      items.synced(
        SyncTraits(
          "Items", rank: 4, sets: ["tags", "barcodes"], maps: ["custom"], references: [("supplier", "contact")],
          exclusive: ["barcodes"]),
        written: { [unowned self] (old, new, _, context) in
          lostRatios.note(old, new, in: context)
          if let new, new.details.kind != .stocked { arrivedKinds[context.company, default: []].append(new.id) }
          suppliers.note(old?.details, new, in: context)
        }
      ).settling { [unowned self] (_, context) throws(Failure) in
        try restoreRatios(in: context)
        try suppliers.settleNoted(in: context)
        try restoreKinds(in: context)
      }
      .following { [unowned self] (context) in undoneKinds(in: context) }
      .sharing(sharedBarcodes, lost: loseBarcode).reordering { [unowned self] (_, context) throws(Failure) in
        // Sync has given the items other rows. The numbers of labels are stored by rows, so all items are counted
        // again.
        try labels.empty(context.partition)
        labels.noteNew()
      },
      lots.synced.settling { [unowned self] (ids, context) throws(Failure) in
        for id in ids {
          guard let lot = try? lots.records.find(ID(id), in: context).record else { continue }
          try stock.follow(lot.details.item, in: context)
          try restoreKind(of: lot.details.item, in: context)
        }
      },
      stock.synced,
      suppliers.synced,
      loans.records.synced(
        SyncTraits(
          "Loans", rank: 6, derived: [("overdueAt", "null")],
          // For lent goods, the returned and lost quantities are computed from the ledger, so these members are not
          // merged.
          unwrittenWhere: ("direction", #""out""#, ["parts", "returned", "lost", "status", "returnedAt"]),
          owners: [("item", "item")], references: [("contact", "contact")])
      ).settling { [unowned self] (ids, context) throws(Failure) in
        for id in ids { try loans.follow(ID(id), in: context) }
      }
      .following { [unowned self] (context) throws(Failure) in try loans.takeSurplus(in: context) },
    ] + counts.synced
  }

  /// Restores the ratios of an item's units, after a device with an older version of the program has removed them.
  private func restoreRatios(in context: CompanyContext) throws(Failure) {
    for (id, units) in lostRatios.take(in: context) {
      guard let item = try items.findIfThere(id, in: context) else { continue }
      var details = item.details
      details.units = details.units.restored(by: units)
      if details.units == item.details.units { continue }
      // The change is made on this device, so sync sends it to the other devices.
      let now = dependencies.clock.now
      _ = try items.table.update(
        item, to: item.changed(to: details, at: now), in: context.store, Context(stores, at: now))
    }
  }

  /// Computes the stock of all items in the given locations again. If the kind of a location has changed, other stock
  /// is available.
  private func followLocations(_ ids: [UUID], in context: CompanyContext) throws(Failure) {
    var items: [ID<ItemDetails>] = []
    for id in ids {
      let there = try stores.all(queries.itemsIn, in: context.store, bind: context.number, id) {
        ID<ItemDetails>($0.next(UUID.self))
      }
      items += there.filter { !items.contains($0) }
    }
    for item in items { try stock.follow(item, in: context) }
  }
}

extension Locations {
  var synced: SyncedRecords {
    records.synced(
      SyncTraits(
        "Locations", rank: 3, parent: "parent",
        joining: SyncedJoining("joined", setting: [("archived", "true"), ("code", "null"), ("barcode", "null")]),
        exclusive: ["barcode"]))
  }
}

extension Lots {
  var synced: SyncedRecords {
    let find = StoreStatement(
      """
      SELECT id FROM {store}.lots WHERE item = ?1 AND row BETWEEN ?4 AND ?5 AND serial = ?3 AND joined IS NULL
      UNION ALL SELECT id FROM {store}.lots WHERE item = ?1 AND row BETWEEN ?4 AND ?5 AND ?3 IS NULL AND serial IS NULL AND batch = ?2 AND joined IS NULL
      """)
    let stores = records.stores
    return SyncedTable(
      records.table, named: records.tableName, stores,
      nextRow: { [records] (context) throws(Failure) in try records.numbers.next(in: context.partition) },
      holder: { (lot, context) throws(Failure) in
        if lot.details.joined != nil { return nil }
        let rows = context.partition.rows.all
        let other = try stores.all(
          find, in: context.store, bind: lot.details.item.uuid, lot.details.batch, lot.details.serial, rows.lowerBound,
          rows.upperBound
        ) { $0.next(UUID.self) }.first { $0 != lot.uuid }
        return other.map { (lot.details.serial == nil ? "batch" : "serial", $0) }
      },
      requireUnused: { [records] (lot, context) throws(Failure) in try records.rules.delete?(lot, context) },
      written: { [records] (old, new, row, context) throws(Failure) in
        try records.rules.written?(old, new, row, context)
      }
    ).synced(
      SyncTraits(
        "Lots", rank: 5, owners: [("item", "item")], joining: SyncedJoining("joined", setting: [("archived", "true")])))
  }
}

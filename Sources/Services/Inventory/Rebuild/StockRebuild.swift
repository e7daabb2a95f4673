internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Computes the stored sums of items again from their entries, and corrects wrong sums. It works item by item and entry
/// by entry, so it can stop after any entry and continue later.
struct StockRebuild {
  private let stores: Stores
  private unowned let inventory: Inventory
  private let nextItem = StoreStatement(
    "SELECT row, id FROM {store}.items WHERE row > ? AND row <= ? ORDER BY row LIMIT 1")
  private let entries = StoreStatement(
    "SELECT \(LedgerFold.columns) FROM {store}.stock_entries e WHERE item = ? AND row BETWEEN ? AND ? ORDER BY row LIMIT ?"
  )
  private let facts = StoreStatement("SELECT company, minStock, moved FROM {store}.items WHERE row = ? AND id = ?")
  private let levels = StoreStatement(
    "SELECT location, lot, onHand FROM {store}.stock_levels WHERE company = ? AND item = ?")
  private let unavailable = StoreStatement(
    """
    SELECT coalesce(sum(iif(l.kind = 'stock' AND (o.status IS NULL OR o.status IN ('ok', 'attention')), 0, s.onHand)), 0)
    FROM {store}.stock_levels s JOIN {store}.locations l ON l.id = s.location LEFT JOIN {store}.lots o ON o.id = s.lot
    WHERE s.company = ? AND s.item = ?
    """)

  /// The progress of a rebuild. All items up to `row` are done. `fold` has the entries of the next item that were read
  /// so far.
  struct Position {
    var row: Int
    var fold: LedgerFold?
  }

  /// The work for one item, apart from its entries, expressed as a number of entries. It is part of the budget of a
  /// step.
  private static let weight = 10
  private static let mostEntries = 500

  init(_ inventory: Inventory) {
    self.inventory = inventory
    stores = inventory.stores
  }

  /// Continues from a position, up to the row `end`, with a budget of about `most` entries.
  /// - Parameter found: called with each item whose sums were corrected.
  /// - Returns: a Boolean value that indicates whether items up to the row are left.
  func goOn(
    from position: inout Position, upTo end: Int, most: Int, in store: Store, _ context: Context,
    found: (ID<ItemDetails>) -> Void = { _ in }
  ) throws(Failure) -> Bool {
    var left = most
    while left > 0 {
      if position.fold == nil { position.fold = try next(after: position.row, upTo: end, in: store) }
      guard var fold = position.fold else { return false }
      let size = min(left, StockRebuild.mostEntries)
      let count = try read(size, into: &fold, in: store)
      left -= count
      position.fold = fold
      if count == size { continue }
      if !fold.isSound {
        position.fold = LedgerFold(of: fold.item, row: fold.row)
        continue
      }
      let wasWrong = try settle(fold, in: store) { (partition, right, least) throws(Failure) in
        guard let company = partition.company else { return }
        try inventory.alerts.addRebuilt(of: fold.item, right, least: least, CompanyID(company), in: partition, context)
      }.differs
      if wasWrong { found(fold.item) }
      position = Position(row: fold.row)
      left -= StockRebuild.weight
    }
    return true
  }

  /// Returns the sums of all entries of an item. It reads every entry of the item, so call it only in rare cases.
  func stock(of item: Item, in partition: Partition) throws(Failure) -> ItemStock {
    var fold = LedgerFold(of: item.id, row: partition.rows.floor)
    _ = try read(.max, into: &fold, in: partition.store)
    return fold.stock
  }

  /// Computes the sums of an item again after entries of the item have arrived from other devices. Adds alerts for
  /// limits that were crossed.
  func follow(_ item: Item, row: Int, in context: CompanyContext) throws(Failure) {
    var fold = LedgerFold(of: item.id, row: row)
    _ = try read(.max, into: &fold, in: context.store)
    let least = item.details.minStock
    let before = try inventory.sums.stock(of: item.id, context.partition)
    let doubled = try settle(fold, in: context.store) { (_, right, _) throws(Failure) in
      try inventory.alerts.note(item, from: before.map { ($0, least) }, to: (right, least), in: context)
    }.doubled
    for (lot, onHand) in doubled {
      guard let lot = try inventory.lots.records.findIfThere(ID(lot), in: context), lot.details.serial != nil else {
        continue
      }
      try inventory.alerts.addTwice(lot, onHand: Decimal(units: onHand), in: context)
    }
  }

  private func next(after row: Int, upTo end: Int, in store: Store) throws(Failure) -> LedgerFold? {
    try stores.first(nextItem, in: store, bind: row, end) { found in
      let row = found.next(Int.self)
      return LedgerFold(of: found.next(), row: row)
    }
  }

  private func read(_ most: Int, into fold: inout LedgerFold, in store: Store) throws(Failure) -> Int {
    var count = 0
    var next = fold
    try stores.each(
      entries, in: store, bind: fold.item, fold.last + 1, Partition(store: store, row: fold.row).rows.ceiling, most
    ) { row in
      next.add(&row)
      count += 1
    }
    fold = next
    return count
  }

  // MARK: One item

  /// Compares the stored sums of an item with its entries, and corrects wrong sums.
  /// - Parameter tell: called with the right sums if any sum was corrected.
  private func settle(
    _ fold: LedgerFold, in store: Store,
    tell: (Partition, _ right: ItemStock, _ least: Decimal?) throws(Failure) -> Void
  ) throws(Failure) -> Settled {
    let known = try stores.first(facts, in: store, bind: fold.row, fold.item) {
      (company: $0.next(UUID.self), least: $0.next(Decimal?.self), isMoved: $0.next(Bool.self))
    }
    // The item may have been deleted after its entries were read in an earlier step.
    guard let known else { return Settled() }
    let partition = Partition(
      store: store, company: known.company, number: Partition(store: store, row: fold.row).number)
    var settled = try settleLevels(fold, in: partition)
    let (plan, builds) = try inventory.plans().plans(of: fold.item.uuid, in: partition)
    var right = fold.stock
    right.level.unavailable = try unavailable(of: fold.item, in: partition)
    (right.demand, right.incoming, right.incomingAt) = (plan.demand.units, plan.incoming.units, plan.incomingAt)
    right.builds = builds
    let kept = try inventory.sums.stock(of: fold.item, partition)
    // An item without entries and without plans has no stored sums.
    if fold.isEmpty, right == .none {
      if kept == nil, !known.isMoved { return settled }
      try inventory.sums.end(fold.item, partition)
      // Earlier versions of the program left sums of zero after an item's plans had ended. They are removed without an
      // alert, because they were not wrong.
      if kept == right, !settled.differs { return settled }
      try tell(partition, right, known.least)
      settled.differs = true
      return settled
    }
    let isKept = try inventory.sums.isKept(right, of: fold.item, least: known.least, partition)
    if known.isMoved, !settled.differs, isKept { return settled }
    if !known.isMoved { try inventory.sums.begin(fold.item, partition) }
    try inventory.sums.set(right, of: fold.item, least: known.least, partition)
    try tell(partition, right, known.least)
    settled.differs = true
    return settled
  }

  /// The result of comparing an item's stored levels with its entries.
  private struct Settled {
    /// A Boolean value that indicates whether any sum was wrong.
    var differs = false
    /// The lots of which more than one unit is in stock now, while before the correction it was at most one. Each has
    /// its quantity.
    var doubled: [(lot: UUID, onHand: Int)] = []
  }

  private func settleLevels(_ fold: LedgerFold, in partition: Partition) throws(Failure) -> Settled {
    let kept = try stores.all(levels, in: partition.store, bind: partition.number, fold.item) {
      (place: LedgerFold.Place(location: $0.next(), lot: $0.next()), onHand: $0.next(Int.self))
    }
    var missing = fold.places.filter { $0.value != 0 }
    var settled = Settled()
    var wrong: [LedgerFold.Place] = []
    for (place, onHand) in kept where missing.removeValue(forKey: place) ?? 0 != onHand { wrong.append(place) }
    for place in wrong + missing.keys {
      let key = PlaceKey(fold.item.uuid, in: place.location, lot: place.lot, partition)
      try inventory.sums.set([(key, fold.places[place] ?? 0)], partition)
      if place.lot != PlaceKey.noLot { try inventory.stock.expiry.noteMoved(ID(place.lot), in: partition) }
    }
    settled.differs = !wrong.isEmpty || !missing.isEmpty
    let one = Decimal(1).units
    var moved: [UUID] = []
    for lot in (wrong + missing.keys).map(\.lot) where lot != PlaceKey.noLot && !moved.contains(lot) {
      moved.append(lot)
    }
    for lot in moved.sorted() {
      let before = kept.reduce(0) { $1.place.lot == lot ? $0 + $1.onHand : $0 }
      let after = fold.places.reduce(0) { $1.key.lot == lot ? $0 + $1.value : $0 }
      if before <= one, after > one { settled.doubled.append((lot, after)) }
    }
    return settled
  }

  private func unavailable(of item: ID<ItemDetails>, in partition: Partition) throws(Failure) -> Int {
    try stores.first(unavailable, in: partition.store, bind: partition.number, item) { $0.next(Int.self) } ?? 0
  }
}

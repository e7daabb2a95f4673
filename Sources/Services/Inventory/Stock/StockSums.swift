internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Stores what follows from the ledger and from plans: the quantity in each place, and the stock, cost, planned and
/// lacking quantities of each item. Every change of an entry, a plan or a minimum stock updates them in the same
/// transaction. `StockRebuild` computes them anew.
final class StockSums {
  private let stores: Stores
  private let level = StoreStatement(
    "SELECT onHand FROM {store}.stock_levels WHERE company = ? AND item = ? AND location = ? AND lot = ?")
  private let setLevels = RowsStatement(columns: 5) { values in
    """
    INSERT INTO {store}.stock_levels (company, item, location, lot, onHand) VALUES \(values)
      ON CONFLICT (company, item, location, lot) DO UPDATE SET onHand = excluded.onHand
    """
  }
  private let removeLevel = StoreStatement(
    "DELETE FROM {store}.stock_levels WHERE company = ? AND item = ? AND location = ? AND lot = ?")
  private let item = StoreStatement(
    """
    SELECT \(ItemStock.columns) FROM {store}.stock_items WHERE company = ? AND item = ?
    """)
  private let itemInRow = StoreStatement(
    """
    SELECT \(ItemStock.columns) FROM {store}.stock_items
    WHERE company = ?1 AND item = (SELECT id FROM {store}.items WHERE row = ?2)
    """)
  private let lackingOf = StoreStatement("SELECT lacking FROM {store}.stock_items WHERE company = ? AND item = ?")
  private let setItems = RowsStatement(columns: 13) { values in
    """
    INSERT INTO {store}.stock_items (company, item, onHand, unavailable, cost, currency, lacking, demand, incoming, incomingAt,
        demandOfBuilds, incomingOfBuilds, incomingAtOfBuilds)
      VALUES \(values)
      ON CONFLICT (company, item) DO UPDATE
      SET onHand = excluded.onHand, unavailable = excluded.unavailable, cost = excluded.cost, currency = excluded.currency,
        demand = excluded.demand, incoming = excluded.incoming, incomingAt = excluded.incomingAt, lacking = excluded.lacking,
        demandOfBuilds = excluded.demandOfBuilds, incomingOfBuilds = excluded.incomingOfBuilds,
        incomingAtOfBuilds = excluded.incomingAtOfBuilds
    """
  }
  private let ofLot = StoreStatement(
    """
    SELECT s.location, s.onHand, l.kind = 'stock' FROM {store}.stock_levels s INDEXED BY stock_levels_lot
    JOIN {store}.locations l ON l.id = s.location
    WHERE s.company = ? AND s.lot = ? AND s.lot <> zeroblob(16) ORDER BY s.location
    """)
  private let noteMoved = StoreStatement("UPDATE {store}.items SET moved = 1 WHERE id = ?")
  private let noteUnmoved = StoreStatement("UPDATE {store}.items SET moved = 0 WHERE id = ?")
  private let anyEntry = StoreStatement("SELECT 1 FROM {store}.stock_entries WHERE item = ? LIMIT 1")
  private let removeItem = StoreStatement("DELETE FROM {store}.stock_items WHERE company = ? AND item = ?")
  private let inLocation = StoreStatement(
    """
    SELECT count(*) FROM {store}.stock_levels INDEXED BY stock_levels_location WHERE company = ? AND location = ?
    """)
  private let itemsOfLocation = StoreStatement("SELECT count(*) FROM {store}.items WHERE location = ?")
  private let entriesInLocation = StoreStatement("SELECT count(*) FROM {store}.stock_entries WHERE location = ?")
  private let emptyLevels = StoreStatement("DELETE FROM {store}.stock_levels WHERE company = ?")
  private let emptyItems = StoreStatement("DELETE FROM {store}.stock_items WHERE company = ?")

  private let recentLevels: RecentAnswers<PlaceKey, Int>
  private let recentItems: RecentAnswers<SumKey, ItemStock>

  init(_ stores: Stores) {
    self.stores = stores
    recentLevels = RecentAnswers(stores, of: level, bits: 12)
    recentItems = RecentAnswers(stores, of: item, bits: 12)
  }

  func onHand(
    _ id: ID<ItemDetails>, in location: ID<LocationDetails>, lot: ID<LotDetails>?, _ context: CompanyContext
  ) throws(Failure) -> Int {
    try onHand(PlaceKey(id.uuid, in: location.uuid, lot: lot?.uuid, context.partition), context.partition)
  }

  /// Returns the quantity on hand in a place, which is an item in a location and a lot. Returns 0 if there is none.
  func onHand(_ place: PlaceKey, _ partition: Partition) throws(Failure) -> Int {
    try recentLevels.answer(for: place, in: partition.store) { () throws(Failure) in
      try stores.first(level, in: partition.store, { StockSums.bind(place, to: &$0) }, { $0.next(Int.self) }) ?? 0
    } ?? 0
  }

  /// Writes the quantities on hand of places. A place without stock has no row, so its row is deleted.
  func set(_ levels: [(place: PlaceKey, onHand: Int)], _ partition: Partition) throws(Failure) {
    try recentLevels.writing(to: partition.store) { () throws(Failure) in
      let kept = levels.allSatisfy { $0.onHand != 0 } ? levels : levels.filter { $0.onHand != 0 }
      try stores.run(setLevels, in: partition.store, rows: kept) { (level, binder) in
        StockSums.bind(level.place, to: &binder)
        binder.add(level.onHand)
      }
      if kept.count == levels.count { return }
      for level in levels where level.onHand == 0 {
        try stores.run(removeLevel, in: partition.store) { StockSums.bind(level.place, to: &$0) }
      }
    }
    for level in levels { recentLevels.remember(level.onHand, for: level.place, in: partition.store) }
  }

  private static func bind(_ place: PlaceKey, to binder: inout Binder) {
    binder.add(place.company)
    binder.add(place.item)
    binder.add(place.location)
    binder.add(place.lot)
  }

  /// Returns the locations of a lot with the quantity in each, and a Boolean value that indicates whether stock in the
  /// location may be sold.
  func places(of lot: ID<LotDetails>, _ context: CompanyContext) throws(Failure) -> [(
    location: UUID, onHand: Int, isStock: Bool
  )] {
    try stores.all(ofLot, in: context.store, bind: context.number, lot.uuid) {
      ($0.next(UUID.self), $0.next(Int.self), $0.next(Bool.self))
    }
  }

  /// Returns the stored sums of an item, or `nil` if the item was neither moved nor planned.
  func stock(of id: ID<ItemDetails>, _ partition: Partition) throws(Failure) -> ItemStock? {
    try recentItems.answer(for: SumKey(id, partition), in: partition.store) { () throws(Failure) in
      try kept(of: id, partition)
    }
  }

  private func kept(of id: ID<ItemDetails>, _ partition: Partition) throws(Failure) -> ItemStock? {
    try stores.first(item, in: partition.store, bind: partition.number, id.uuid) { ItemStock(withBuilds: &$0) }
  }

  /// Returns the stored sums of the item that is in the given row of the table of items.
  func stock(ofRow row: Int, _ partition: Partition) throws(Failure) -> ItemStock? {
    try stores.first(itemInRow, in: partition.store, bind: partition.number, row) { ItemStock(withBuilds: &$0) }
  }

  /// Returns a Boolean value that indicates whether an item has ledger entries. An item that was only planned has
  /// stored sums, but no entries.
  func hasMoved(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) -> Bool {
    try stores.first(anyEntry, in: partition.store, bind: id.uuid) { $0.next(Int.self) } != nil
  }

  /// Marks an item as one with stored sums, in its column `moved`. Call it when the first sums of the item are written.
  func begin(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) {
    try stores.run(noteMoved, in: partition.store, bind: id.uuid)
  }

  /// Writes the sums of an item.
  /// - Parameter least: the item's minimum stock; `nil` counts as 0. The stored lacking quantity is computed from it.
  func set(_ stock: ItemStock, of id: ID<ItemDetails>, least: Decimal?, _ partition: Partition) throws(Failure) {
    try set([(id, stock, least)], partition)
  }

  /// Writes the sums of several items, each with its minimum stock.
  func set(_ items: [(id: ID<ItemDetails>, stock: ItemStock, least: Decimal?)], _ partition: Partition) throws(Failure)
  {
    try recentItems.writing(to: partition.store) { () throws(Failure) in
      try stores.run(setItems, in: partition.store, rows: items) { (item, binder) in
        StockSums.bind(item.stock, of: item.id, least: item.least, partition, to: &binder)
      }
    }
    for item in items { recentItems.remember(item.stock, for: SumKey(item.id, partition), in: partition.store) }
  }

  private static func bind(
    _ stock: ItemStock, of id: ID<ItemDetails>, least: Decimal?, _ partition: Partition, to binder: inout Binder
  ) {
    binder.add(partition.number)
    binder.add(id.uuid)
    binder.add(stock.level.onHand)
    binder.add(stock.level.unavailable)
    binder.add(stock.cost)
    binder.add(stock.currency)
    binder.add(stock.lacking(to: least))
    binder.add(stock.demand)
    binder.add(stock.incoming)
    binder.add(stock.incomingAt)
    binder.add(stock.builds.demand)
    binder.add(stock.builds.incoming)
    binder.add(stock.builds.incomingAt)
  }

  /// Returns a Boolean value that indicates whether the stored sums of an item equal the given sums. A rebuild uses it
  /// to find wrong sums.
  func isKept(_ stock: ItemStock, of id: ID<ItemDetails>, least: Decimal?, _ partition: Partition) throws(Failure)
    -> Bool
  {
    let lacking = try stores.first(lackingOf, in: partition.store, bind: partition.number, id.uuid) {
      $0.next(Int?.self)
    }
    return try kept(of: id, partition) == stock && lacking == stock.lacking(to: least)
  }

  /// Deletes the sums of an item that has no entries any more, and marks the item as never moved. That happens when the
  /// container refuses its last entry, or when its plans have ended.
  func end(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) {
    try stores.run(noteUnmoved, in: partition.store, bind: id.uuid)
    try forget(id, partition)
  }

  /// Deletes the stored sums of an item that has no entries, because the item itself is deleted.
  func forget(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) {
    try stores.run(removeItem, in: partition.store, bind: partition.number, id.uuid)
  }

  /// Returns what uses a location: the number of its stock levels, of items whose own location it is, and of its ledger
  /// entries.
  func use(of location: ID<LocationDetails>, _ context: CompanyContext) throws(Failure) -> LocationUse {
    let levels = try stores.first(inLocation, in: context.store, bind: context.number, location.uuid) {
      $0.next(Int.self)
    }
    let entries = try stores.first(entriesInLocation, in: context.store, bind: location.uuid) { $0.next(Int.self) }
    let items = try stores.first(itemsOfLocation, in: context.store, bind: location.uuid) { $0.next(Int.self) }
    return LocationUse(levels: levels ?? 0, items: items ?? 0, entries: entries ?? 0)
  }

  func empty(_ partition: Partition) throws(Failure) {
    for statement in [emptyLevels, emptyItems] {
      try stores.run(statement, in: partition.store, bind: partition.number)
    }
  }
}

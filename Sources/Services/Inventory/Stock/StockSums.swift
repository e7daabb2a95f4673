internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The sums of the ledger, which are written with each entry.
struct StockSums {
  private let stores: Stores
  private let level = StoreStatement(
    "SELECT onHand FROM {store}.stock_levels WHERE company = ? AND item = ? AND location = ? AND lot = ?")
  private let setLevel = StoreStatement(
    """
    INSERT INTO {store}.stock_levels (company, item, location, lot, onHand) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (company, item, location, lot) DO UPDATE SET onHand = excluded.onHand
    """)
  private let removeLevel = StoreStatement(
    "DELETE FROM {store}.stock_levels WHERE company = ? AND item = ? AND location = ? AND lot = ?")
  private let item = StoreStatement(
    """
    SELECT onHand, unavailable, cost, currency, demand, incoming, incomingAt FROM {store}.stock_items WHERE company = ? AND item = ?
    """)
  private let itemInRow = StoreStatement(
    """
    SELECT onHand, unavailable, cost, currency, demand, incoming, incomingAt FROM {store}.stock_items
    WHERE company = ?1 AND item = (SELECT id FROM {store}.items WHERE row = ?2)
    """)
  private let lackingOf = StoreStatement("SELECT lacking FROM {store}.stock_items WHERE company = ? AND item = ?")
  private let replaceItem = StoreStatement(
    """
    INSERT INTO {store}.stock_items (company, item, onHand, unavailable, cost, currency, demand, incoming, incomingAt, lacking)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (company, item) DO UPDATE
      SET onHand = excluded.onHand, unavailable = excluded.unavailable, cost = excluded.cost, currency = excluded.currency,
        demand = excluded.demand, incoming = excluded.incoming, incomingAt = excluded.incomingAt, lacking = excluded.lacking
    """)
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

  init(_ stores: Stores) { self.stores = stores }

  /// What stands in the place of a lot where there is none.
  static let noLot = UUID(high: 0, low: 0)

  func onHand(
    _ id: ID<ItemDetails>, in location: ID<LocationDetails>, lot: ID<LotDetails>?, _ context: CompanyContext
  ) throws(Failure) -> Int {
    try stores.first(
      level, in: context.store,
      {
        $0.add(context.number)
        $0.add(id.uuid)
        $0.add(location.uuid)
        $0.add(lot?.uuid ?? StockSums.noLot)
      }, { $0.next(Int.self) }) ?? 0
  }

  /// A level that comes to nothing goes.
  func set(
    onHand: Int, of id: ID<ItemDetails>, in location: UUID, lot: UUID, _ partition: Partition
  ) throws(Failure) {
    try stores.run(onHand == 0 ? removeLevel : setLevel, in: partition.store) {
      $0.add(partition.number)
      $0.add(id.uuid)
      $0.add(location)
      $0.add(lot)
      if onHand != 0 { $0.add(onHand) }
    }
  }

  /// Where a lot lies, how much of it, and whether what lies there can be sold.
  func places(of lot: ID<LotDetails>, _ context: CompanyContext) throws(Failure) -> [(location: UUID, onHand: Int, isStock: Bool)] {
    try stores.all(
      ofLot, in: context.store,
      {
        $0.add(context.number)
        $0.add(lot.uuid)
      }, { ($0.next(UUID.self), $0.next(Int.self), $0.next(Bool.self)) })
  }

  /// nil for an item that was never moved.
  func stock(of id: ID<ItemDetails>, _ partition: Partition) throws(Failure) -> ItemStock? {
    try stores.first(
      item, in: partition.store,
      {
        $0.add(partition.number)
        $0.add(id.uuid)
      },
      { ItemStock(&$0) })
  }

  /// The same of the item in a row.
  func stock(ofRow row: Int, _ partition: Partition) throws(Failure) -> ItemStock? {
    try stores.first(
      itemInRow, in: partition.store,
      {
        $0.add(partition.number)
        $0.add(row)
      },
      { ItemStock(&$0) })
  }

  /// Whether anything of an item has ever come or gone. What is only planned has sums, and no entries.
  func hasMoved(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) -> Bool {
    try stores.first(anyEntry, in: partition.store, { $0.add(id.uuid) }, { $0.next(Int.self) }) != nil
  }

  /// The first entry of an item: from now on it has sums.
  func begin(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) {
    try stores.run(noteMoved, in: partition.store) { $0.add(id.uuid) }
  }

  /// - Parameter least: below which it counts as low; nil for never.
  func set(_ stock: ItemStock, of id: ID<ItemDetails>, least: Decimal?, _ partition: Partition) throws(Failure) {
    try stores.run(replaceItem, in: partition.store) {
      $0.add(partition.number)
      $0.add(id.uuid)
      $0.add(stock.level.onHand)
      $0.add(stock.level.unavailable)
      $0.add(stock.cost)
      $0.add(stock.currency)
      $0.add(stock.demand)
      $0.add(stock.incoming)
      $0.add(stock.incomingAt)
      $0.add(stock.lacking(to: least))
    }
  }

  /// Whether this is what is kept of an item.
  func isKept(_ stock: ItemStock, of id: ID<ItemDetails>, least: Decimal?, _ partition: Partition) throws(Failure) -> Bool {
    let lacking = try stores.first(
      lackingOf, in: partition.store,
      {
        $0.add(partition.number)
        $0.add(id.uuid)
      }, { $0.next(Int?.self) })
    let kept = try self.stock(of: id, partition)
    return kept == stock && lacking == stock.lacking(to: least)
  }

  /// Nothing of an item was ever moved, as the cloud has refused the last entry of it, or as it was only planned, and is no more.
  func end(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) {
    try stores.run(noteUnmoved, in: partition.store) { $0.add(id.uuid) }
    try forget(id, partition)
  }

  /// An item that has no entries is deleted.
  func forget(_ id: ID<ItemDetails>, _ partition: Partition) throws(Failure) {
    try stores.run(removeItem, in: partition.store) {
      $0.add(partition.number)
      $0.add(id.uuid)
    }
  }

  /// What lies in a location, usually does, or has lain there.
  func use(of location: ID<LocationDetails>, _ context: CompanyContext) throws(Failure) -> LocationUse {
    let levels = try stores.first(
      inLocation, in: context.store,
      {
        $0.add(context.number)
        $0.add(location.uuid)
      }, { $0.next(Int.self) })
    let entries = try stores.first(entriesInLocation, in: context.store, { $0.add(location.uuid) }, { $0.next(Int.self) })
    let items = try stores.first(itemsOfLocation, in: context.store, { $0.add(location.uuid) }, { $0.next(Int.self) })
    return LocationUse(levels: levels ?? 0, items: items ?? 0, entries: entries ?? 0)
  }

  func empty(_ partition: Partition) throws(Failure) {
    for statement in [emptyLevels, emptyItems] { try stores.run(statement, in: partition.store) { $0.add(partition.number) } }
  }
}

internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores and reads the lines of stocktakes. Of several lines for the same item, location and lot, only the last one is
/// valid.
struct CountLines {
  private let stores: Stores
  private let table: Table<CountLine>
  private let numbers: RowNumbers

  private let number = StoreStatement("SELECT count(*) FROM {store}.count_lines WHERE count = ?")
  private let page = StoreStatement(
    """
    SELECT \(Table<CountLine>.names(in: "c")), i.sku, i.name, i.unit, l.name, o.batch, o.serial
    FROM {store}.count_lines c LEFT JOIN {store}.items i ON i.id = c.item LEFT JOIN {store}.locations l ON l.id = c.location
    LEFT JOIN {store}.lots o ON o.id = c.lot
    WHERE c.row IN (
      SELECT max(row) FROM {store}.count_lines
      WHERE count = ?1 AND (item, location, ifnull(lot, zeroblob(16))) > (?2, ?3, ?4)
      GROUP BY item, location, lot ORDER BY item, location, lot LIMIT ?5)
    ORDER BY c.item, c.location, c.lot
    """)
  private let ofPlace = StoreStatement(
    "SELECT 1 FROM {store}.count_lines c WHERE count = ? AND item = ? AND \(JoinedRecords.root(of: "c.location")) = ? AND \(JoinedRecords.root(of: "c.lot")) IS ?"
  )
  private let emptying = StoreStatement("DELETE FROM {store}.count_lines WHERE row BETWEEN ? AND ?")

  init(_ stores: Stores) {
    self.stores = stores
    table = Table("count_lines", stores)
    numbers = RowNumbers(of: "count_lines", stores)
  }

  /// The description of the lines for sync.
  var synced: SyncedRecords {
    SyncedTable(
      table, named: "count_lines", stores,
      nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) }
    ).synced(
      SyncTraits(
        "CountLines", rank: 7, isImmutable: true,
        owners: [("count", "count"), ("item", "item"), ("location", "location")]))
  }

  func add(_ line: CountLine, in context: CompanyContext) throws(Failure) {
    let row = try numbers.next(in: context.partition)
    guard try table.insert(line, row: row, in: context.store, context.base) else {
      throw .internalError("a line with this id exists already")
    }
  }

  /// Returns the number of lines of a stocktake. Lines that were replaced by later lines are included.
  func number(of count: Count, in store: Store) throws(Failure) -> Int {
    try stores.first(number, in: store, bind: count.uuid) { $0.next(Int.self) } ?? 0
  }

  func page(of count: Count, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<
    ListedCountLine
  > {
    let position = try Cursor.decode("countLines", cursor).map { (text) throws(Failure) in
      let ids = text.split(separator: ".").compactMap { UUID(String($0)) }
      if ids.count != 3 { throw Cursor.unknown }
      return ids
    }
    let found: [ListedCountLine] = try stores.all(
      page, in: context.store,
      {
        $0.add(count.uuid)
        for index in 0..<3 { $0.add(position?[index] ?? PlaceKey.noLot) }
        $0.add(limit + 1)
      }, { $0.fields() })
    guard found.count > limit else { return Page(items: found, next: nil) }
    let last = found[limit - 1].line
    let end = "\(last.item.uuid).\(last.location.uuid).\(last.lot?.uuid ?? PlaceKey.noLot)"
    return Page(items: Array(found.prefix(limit)), next: Cursor.encode("countLines", end))
  }

  /// Returns the valid lines of a stocktake: the last line of each item, location and lot.
  func all(of count: Count, in context: CompanyContext) throws(Failure) -> [CountLine] {
    try page(of: count, limit: Counts.mostLines, after: nil, in: context).items.map(\.line)
  }

  /// Returns a Boolean value that indicates whether the item, location and lot of a stock level were counted.
  func hasLine(of count: Count, for level: StockLevel, in context: CompanyContext) throws(Failure) -> Bool {
    let found = try stores.first(
      ofPlace, in: context.store, bind: count.uuid, level.item, level.location?.uuid, level.lot?.uuid
    ) { _ in
      true
    }
    return found ?? false
  }

  func empty(_ partition: Partition) throws(Failure) {
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }
}

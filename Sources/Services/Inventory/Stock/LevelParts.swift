internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Reads the stock of an item, a number of parts at a time. A part is the stock of one lot in one location. The parts
/// are sorted by the ids of the location and the lot.
struct LevelParts {
  private let stores: Stores
  private let ofItem = StoreStatement(
    """
    SELECT s.location, s.lot, s.onHand, l.kind = 'stock' AND (o.status IS NULL OR o.status IN ('ok', 'attention')), l.name, o.batch, o.serial
    FROM {store}.stock_levels s JOIN {store}.locations l ON l.id = s.location LEFT JOIN {store}.lots o ON o.id = s.lot
    WHERE s.company = ?1 AND s.item = ?2 AND (s.location, s.lot) > (?3, ?4) ORDER BY s.location, s.lot LIMIT ?5
    """)
  private let ofItemThen = StoreStatement(
    """
    SELECT e.location, ifnull(e.lot, zeroblob(16)), sum(e.quantity >> 32), sum(e.quantity & 4294967295),
      l.kind = 'stock' AND (o.status IS NULL OR o.status IN ('ok', 'attention')), l.name, o.batch, o.serial
    FROM (
      SELECT \(JoinedRecords.root(of: "s.location")) AS location, \(JoinedRecords.root(of: "s.lot")) AS lot, quantity
      FROM {store}.stock_entries s WHERE item = ?1 AND effectiveAt <= ?4 AND row BETWEEN ?5 AND ?6
    ) e JOIN {store}.locations l ON l.id = e.location LEFT JOIN {store}.lots o ON o.id = e.lot
    WHERE (e.location, ifnull(e.lot, zeroblob(16))) > (?2, ?3) GROUP BY 1, 2 ORDER BY 1, 2 LIMIT ?7
    """)

  /// Returns the number of parts to read at a time: 300 for the current stock. For an earlier instant, the parts are
  /// computed from all entries of the item, so all parts are read at once.
  static func limit(at instant: Timestamp?) -> Int { instant == nil ? 300 : .max }

  init(_ stores: Stores) { self.stores = stores }

  /// - Parameter instant: the instant of the levels; `nil` for now.
  func read(
    of item: ID<ItemDetails>, at instant: Timestamp?, after position: LevelPosition, _ limit: Int,
    in context: CompanyContext
  ) throws(Failure) -> [StockPart] {
    try stores.all(
      instant == nil ? ofItem : ofItemThen, in: context.store,
      {
        if instant == nil { $0.add(context.number) }
        $0.add(item.uuid)
        $0.add(position.location)
        $0.add(position.lot)
        if let instant {
          $0.add(instant)
          $0.add(context.partition.rows.floor)
          $0.add(context.partition.rows.ceiling)
        }
        $0.add(limit)
      }, { StockPart(&$0, isSum: instant != nil) })
  }
}

internal import Shape
internal import Storage

/// The filter of a list of lots.
struct LotFilter {
  let item: ID<ItemDetails>?
  let status: LotStatus?
  /// A Boolean value that indicates whether only archived lots are listed. Otherwise only lots that are not archived
  /// are listed.
  let archived: Bool
}

/// The queries that list lots, newest first: at most ?3 of the rows from ?1 to ?2. The lots belong to the item ?4 and
/// the company ?6, and have the status ?5.
struct LotPages {
  private static func query(_ condition: String, archived: Bool) -> StoreStatement {
    // Written as literals, so that SQLite finds the partial indexes. Every query names all parameters, as all are
    // bound.
    StoreStatement(
      """
      SELECT \(Table<Lot>.names(in: "l")), i.sku, i.name, i.unit, (
          SELECT ifnull(sum(onHand), 0) FROM {store}.stock_levels INDEXED BY stock_levels_lot
          WHERE company = ?6 AND lot = l.id AND lot <> zeroblob(16)), l.row
      FROM {store}.lots l CROSS JOIN {store}.items i ON i.id = l.item
      WHERE \(condition) AND l.row BETWEEN ?1 AND ?2 AND l.archived = \(archived ? "1 AND l.joined IS NULL" : "0") AND (?4 IS NULL OR l.item = ?4)
        AND (?5 IS NULL OR l.status = ?5)
      ORDER BY l.row DESC LIMIT ?3
      """)
  }

  private let all = (query("TRUE", archived: false), query("TRUE", archived: true))
  private let ofItem = (query("l.item = ?4", archived: false), query("l.item = ?4", archived: true))
  private let ofStatus = (
    query("l.row >> 40 = ?6 AND l.status = ?5 AND l.status <> 'ok'", archived: false),
    query("l.row >> 40 = ?6 AND l.status = ?5 AND l.status <> 'ok'", archived: true)
  )

  func statement(for filter: LotFilter) -> StoreStatement {
    let pair = filter.item != nil ? ofItem : filter.status == nil || filter.status == .ok ? all : ofStatus
    return filter.archived ? pair.1 : pair.0
  }
}

internal import Shape
internal import Storage

/// The conditions that the lots of a list must meet.
struct LotFilter {
  let item: ID<ItemDetails>?
  let status: LotStatus?
  /// A Boolean value that indicates whether the list has only archived lots. If it is `false`, the list has only lots
  /// that are not archived.
  let archived: Bool
}

/// The queries that list lots, newest first. The parameters are: the rows from ?1 to ?2, at most ?3 lots, the item ?4,
/// the status ?5, and the company's number ?6.
struct LotPages {
  private static func query(_ condition: String, archived: Bool) -> StoreStatement {
    // The values of `archived` are literals in the SQL, because SQLite can use a partial index only for a literal.
    // Every query names all parameters, because all of them are bound.
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

internal import Storage

/// What a list of lots is narrowed to.
struct LotFilter {
  let item: ID<ItemDetails>?
  let status: LotStatus?
  /// Archived lots alone, rather than the others.
  let archived: Bool
}

/// The queries that list lots, newest first: of the rows from ?1 to ?2 at most ?3, of the item ?4, with the status ?5, of the company ?6.
struct LotPages {
  private static func query(_ condition: String, archived: Bool) -> StoreStatement {
    // Written as literals, so that the partial indexes are found. Every one names all parameters, as all are bound.
    StoreStatement(
      """
      SELECT \(Table<Lot>.columns), row FROM {store}.lots
      WHERE \(condition) AND row BETWEEN ?1 AND ?2 AND archived = \(archived ? 1 : 0) AND (?4 IS NULL OR item = ?4)
        AND (?5 IS NULL OR status = ?5) AND ?6 IS NOT NULL
      ORDER BY row DESC LIMIT ?3
      """)
  }

  private let all = (query("TRUE", archived: false), query("TRUE", archived: true))
  private let ofItem = (query("item = ?4", archived: false), query("item = ?4", archived: true))
  private let ofStatus = (
    query("row >> 40 = ?6 AND status = ?5 AND status <> 'ok'", archived: false),
    query("row >> 40 = ?6 AND status = ?5 AND status <> 'ok'", archived: true)
  )

  func statement(for filter: LotFilter) -> StoreStatement {
    let pair = filter.item != nil ? ofItem : filter.status == nil || filter.status == .ok ? all : ofStatus
    return filter.archived ? pair.1 : pair.0
  }
}

internal import Storage

/// The queries of builds. The table `build_demand` contains the demand of open builds, computed from the records.
struct BuildQueries {
  let isNumbered = StoreStatement("SELECT 1 FROM {store}.builds WHERE company = ? AND number = ?")
  let completions = StoreStatement(
    "SELECT \(Table<BuildCompletion>.columns) FROM {store}.build_completions WHERE build = ? AND row BETWEEN ? AND ? ORDER BY row"
  )
  let completionCount = StoreStatement("SELECT count(*) FROM {store}.build_completions WHERE build = ?")
  let ofItem = StoreStatement("SELECT count(*) FROM {store}.builds WHERE item = ? AND row BETWEEN ? AND ?")
  let openOf = StoreStatement(
    "SELECT count(*) FROM {store}.builds WHERE item = ? AND status IN ('planned', 'inProgress') AND row BETWEEN ? AND ?"
  )
  let withComponent = StoreStatement("SELECT count(*) FROM {store}.build_demand WHERE company = ? AND item = ?")

  // MARK: Demand

  let setDemand = RowsStatement(columns: 5) { values in
    """
    INSERT INTO {store}.build_demand (company, build, item, queuedAt, demand) VALUES \(values)
      ON CONFLICT (company, build, item) DO UPDATE SET demand = excluded.demand, queuedAt = excluded.queuedAt
    """
  }
  let demandsOf = StoreStatement("SELECT item, demand FROM {store}.build_demand WHERE company = ? AND build = ?")
  let removeDemand = StoreStatement("DELETE FROM {store}.build_demand WHERE company = ? AND build = ?")
  let removeDemandFor = StoreStatement(
    "DELETE FROM {store}.build_demand WHERE company = ? AND build = ? AND item = ?")
  let emptyDemand = StoreStatement("DELETE FROM {store}.build_demand WHERE company = ?")
  /// The name of the index is given, because SQLite would otherwise read the demand of all builds of the company.
  let demand = StoreStatement(
    "SELECT sum(demand) FROM {store}.build_demand INDEXED BY build_demand_item WHERE company = ? AND item = ?")
  let demandBefore = StoreStatement(
    "SELECT sum(demand) FROM {store}.build_demand WHERE company = ? AND item = ? AND queuedAt < ?")
  /// For each component of the build ?2 of the company ?1: the demand of all builds that are served before this build.
  let ahead = StoreStatement(
    """
    SELECT own.item, sum(other.demand) FROM {store}.build_demand own CROSS JOIN {store}.build_demand other
      INDEXED BY build_demand_item ON other.company = own.company AND other.item = own.item
        AND (other.queuedAt, other.build) < (own.queuedAt, own.build)
    WHERE own.company = ?1 AND own.build = ?2 GROUP BY own.item
    """)
  let incoming = StoreStatement(
    """
    SELECT coalesce(sum(quantity - made), 0), min(dueAt) FROM {store}.builds
    WHERE item = ?1 AND status IN ('planned', 'inProgress') AND quantity > made AND row BETWEEN ?2 AND ?3
    """)

  // MARK: Plans

  let making = StoreStatement(
    """
    SELECT id, number, status, sku, quantity - made, dueAt FROM {store}.builds
    WHERE item = ?1 AND status IN ('planned', 'inProgress') AND quantity > made AND row BETWEEN ?2 AND ?3
    ORDER BY row LIMIT ?4
    """)
  let using = StoreStatement(
    """
    SELECT b.id, b.number, b.status, b.sku, d.demand, b.dueAt FROM {store}.build_demand d JOIN {store}.builds b ON b.id = d.build
    WHERE d.item = ?1 AND d.company = ?2 ORDER BY d.queuedAt, d.build LIMIT ?3
    """)
  let planned = StoreStatement(
    """
    SELECT company, item FROM {store}.build_demand
    UNION SELECT row >> 40, item FROM {store}.builds WHERE status IN ('planned', 'inProgress') AND quantity > made
    """)

  // MARK: Lists

  /// Returns a query of at most ?3 builds in the rows from ?1 to ?2, newest first. They have the status ?4, make the
  /// item ?5, are for the order line ?6, and are due before ?7. A parameter that is NULL allows any value. ?8 is the
  /// number of the company.
  private static func page(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<StoredBuild>.columns), row FROM {store}.builds
      WHERE \(condition) AND row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR status = ?4) AND (?5 IS NULL OR item = ?5)
        AND (?6 IS NULL OR orderLine = ?6) AND (?7 IS NULL OR dueAt < ?7) AND ?8 IS NOT NULL
      ORDER BY row DESC LIMIT ?3
      """)
  }

  let all = page("TRUE")
  let byItem = page("item = ?5")
  let byStatus = page("row >> 40 = ?8 AND status = ?4")
  let byOrderLine = page("orderLine = ?6")

  /// The number of builds whose stored made quantity differs from the sum of their completions.
  let wrong = StoreStatement(
    """
    SELECT count(*) FROM {store}.builds b WHERE made <> (
      SELECT coalesce(sum(quantity), 0) FROM {store}.build_completions c WHERE c.build = b.id)
    """)
}

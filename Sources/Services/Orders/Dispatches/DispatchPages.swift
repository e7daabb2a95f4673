internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Lists dispatches.
extension Dispatches {
  /// Returns a page of dispatches, newest first.
  func list(
    status: DispatchStatus?, order: ID<OrderDetails>?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Dispatch>> {
    let query = order != nil ? pages.ofOrder : status != nil ? pages.ofStatus : pages.all
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(query, in: context.store, bind: context.partition.rows.floor + 1, last, limit + 1, status, order)
      { writer.add(&$0) }
      return nil
    }
  }
}

/// The queries that list dispatches.
struct DispatchPages {
  /// Returns the query for a page of dispatches. The condition `index` lets SQLite find the rows with one index. An
  /// order has few dispatches, so a query by order compares the status of each row without an index.
  private static func page(_ index: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<Dispatch>.columns), row FROM {store}.dispatches
      WHERE \(index)row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR status = ?4) AND (?5 IS NULL OR "order" = ?5) ORDER BY row DESC LIMIT ?3
      """)
  }

  let ofOrder = page("\"order\" = ?5 AND ")
  let ofStatus = page("status = ?4 AND ")
  let all = page("")
}

internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Counts a company's items and lots that need attention, for its overview: low stock, expiring lots and overdue loans.
struct StockSummaries {
  private let stores: Stores
  // The count of archived items is subtracted from the count of all items. Archived items are few, so that is faster
  // than checking each item.
  private let low = StoreStatement(
    """
    SELECT s.low + w.low - a.low - b.low, s.out + w.low - a.out - b.low FROM
      (SELECT count(*) AS low, coalesce(sum(onHand - unavailable - demand <= 0), 0) AS out
        FROM {store}.stock_items INDEXED BY stock_items_lacking WHERE company = ?1 AND lacking > 0) s,
      (SELECT count(*) AS low FROM {store}.items WHERE row >> 40 = ?1 AND moved = 0 AND minStock > 0 AND kind = 'stocked') w,
      (SELECT count(*) AS low, coalesce(sum(n.onHand - n.unavailable - n.demand <= 0), 0) AS out
        FROM {store}.items i INDEXED BY items_archived CROSS JOIN {store}.stock_items n ON n.company = ?1 AND n.item = i.id
        WHERE i.row BETWEEN ?2 AND ?3 AND i.archived = 1 AND n.lacking > 0) a,
      (SELECT count(*) AS low FROM {store}.items INDEXED BY items_archived
        WHERE row BETWEEN ?2 AND ?3 AND archived = 1 AND moved = 0 AND minStock > 0 AND kind = 'stocked') b
    """)
  private let expiring = StoreStatement(
    "SELECT count(*) FROM {store}.lots WHERE row >> 40 = ? AND held > 0 AND held IN (1, 2) AND expiry IS NOT NULL AND expiry <= ?"
  )
  private let overdue = StoreStatement(
    "SELECT count(*) FROM {store}.loans WHERE row >> 40 = ? AND returnedAt IS NULL AND dueAt IS NOT NULL AND dueAt < ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the numbers of items, lots and loans that need attention.
  /// - Parameter day: lots that expire on this day or earlier are counted.
  func figures(expiringBy day: Day, in context: CompanyContext) throws(Failure) -> StockSummary {
    let found = try stores.first(
      low, in: context.store, bind: context.number, context.partition.rows.floor + 1, context.partition.rows.ceiling
    ) { (low: $0.next(Int.self), out: $0.next(Int.self)) }
    let expiring = try stores.first(expiring, in: context.store, bind: context.number, day) { $0.next(Int.self) }
    let overdue = try stores.first(overdue, in: context.store, bind: context.number, context.now) { $0.next(Int.self) }
    return StockSummary(low: found?.low ?? 0, out: found?.out ?? 0, expiring: expiring ?? 0, overdueLoans: overdue ?? 0)
  }
}

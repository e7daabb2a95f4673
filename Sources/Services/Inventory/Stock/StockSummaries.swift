internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Counts what of companies' stock wants looking at.
struct StockSummaries {
  private let stores: Stores
  private let low = StoreStatement(
    """
    SELECT count(*), coalesce(sum(s.there <= 0), 0) FROM (
      SELECT item, onHand - unavailable - demand AS there FROM {store}.stock_items WHERE company = ?1 AND lacking > 0
      UNION ALL
      SELECT id, 0 FROM {store}.items WHERE row >> 40 = ?1 AND moved = 0 AND minStock > 0
    ) s JOIN {store}.items i ON i.id = s.item WHERE i.archived = 0
    """)
  private let expiring = StoreStatement(
    "SELECT count(*) FROM {store}.lots WHERE row >> 40 = ? AND held > 0 AND held IN (1, 2) AND expiry IS NOT NULL AND expiry <= ?")
  private let overdue = StoreStatement(
    "SELECT count(*) FROM {store}.loans WHERE row >> 40 = ? AND returnedAt IS NULL AND dueAt IS NOT NULL AND dueAt < ?")

  init(_ stores: Stores) { self.stores = stores }

  /// - Parameter day: by which lots expire.
  func figures(expiringBy day: Day, in context: CompanyContext) throws(Failure) -> StockSummary {
    let found = try stores.first(
      low, in: context.store, { $0.add(context.number) }, { (low: $0.next(Int.self), out: $0.next(Int.self)) })
    let expiring = try stores.first(
      expiring, in: context.store,
      {
        $0.add(context.number)
        $0.add(day)
      }, { $0.next(Int.self) })
    let overdue = try stores.first(
      overdue, in: context.store,
      {
        $0.add(context.number)
        $0.add(context.now)
      }, { $0.next(Int.self) })
    return StockSummary(low: found?.low ?? 0, out: found?.out ?? 0, expiring: expiring ?? 0, overdueLoans: overdue ?? 0)
  }
}

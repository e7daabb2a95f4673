public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

extension Orders: OrderKeeper {
  public func ordersByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount] {
    try counts(figures.orders, in: context)
  }

  public func dispatchesByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount] {
    try counts(figures.dispatches, in: context)
  }

  /// Counts by status, in the order in which records go through them, those that there are.
  private func counts(_ query: StoreStatement, in context: CompanyContext) throws(Failure) -> [StatusCount] {
    let rows = context.partition.rows.rows
    let found = try stores.all(
      query, in: context.store,
      {
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { StatusCount(status: $0.next(String.self), count: $0.next(Int.self)) })
    return found.filter { $0.count > 0 }
  }

  public func ordersToShip(until instant: Timestamp, in context: CompanyContext) throws(Failure) -> Int {
    let rows = context.partition.rows.rows
    return try stores.first(
      figures.toShip, in: context.store,
      {
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
        $0.add(instant)
      }, { $0.next(Int.self) }) ?? 0
  }

  public func sales(from: Timestamp, until: Timestamp, in context: CompanyContext) throws(Failure) -> [SalesSum] {
    var sums: [(currency: Currency, count: Int, net: Int128, gross: Int128)] = []
    try stores.each(
      figures.sales, in: context.store,
      {
        $0.add(context.number)
        $0.add(from)
        $0.add(until)
      },
      { row in
        let (net, gross) = (row.next(Money.self), row.next(Money.self))
        let index = sums.firstIndex { $0.currency == net.currency }
        if index == nil { sums.append((net.currency, 0, 0, 0)) }
        let last = index ?? sums.count - 1
        sums[last].count += 1
        sums[last].net += Int128(net.amount)
        sums[last].gross += Int128(gross.amount)
      })
    return sums.sorted { $0.currency.code < $1.currency.code }.map { sum in
      func money(_ amount: Int128) -> Money { Money(amount: Int(min(amount, Int128(Money.most))), currency: sum.currency) }
      return SalesSum(count: sum.count, net: money(sum.net), gross: money(sum.gross))
    }
  }
}

/// The queries that count orders and dispatches.
struct OrderFigures {
  private static func counts<Status: Choice>(_ table: String, _ statuses: Status.Type) -> StoreStatement {
    // One count each: to group them would take more than twice as long.
    StoreStatement(
      Status.allCases.map {
        "SELECT '\($0.rawValue)', count(*) FROM {store}.\(table) WHERE status = '\($0.rawValue)' AND row BETWEEN ?1 AND ?2"
      }.reduce("") { $0.isEmpty ? $1 : "\($0) UNION ALL \($1)" })
  }

  let orders = counts("orders", OrderStatus.self)
  let dispatches = counts("dispatches", DispatchStatus.self)
  let toShip = StoreStatement(
    """
    SELECT count(*) FROM {store}.orders o
    WHERE status IN ('inProgress', 'invoiced') AND row BETWEEN ?1 AND ?2 AND (requestedAt IS NULL OR requestedAt < ?3)
      AND EXISTS (SELECT 1 FROM {store}.order_lines l WHERE l."order" = o.id AND l.demand > 0)
    """)
  let sales = StoreStatement(
    """
    SELECT net, gross FROM {store}.orders
    WHERE row >> 40 = ? AND submittedAt >= ? AND submittedAt < ? AND status NOT IN ('draft', 'cancelled')
    """)
}

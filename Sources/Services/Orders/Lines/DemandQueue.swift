internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What open lines ask for, in the order in which they do: who asked first is served first.
struct DemandQueue {
  private unowned let orders: Orders
  private let demand = StoreStatement(
    "SELECT sum(demand) FROM {store}.order_lines WHERE item = ? AND queuedAt IS NOT NULL AND row BETWEEN ? AND ?")
  private let before = StoreStatement(
    """
    SELECT sum(demand) FROM {store}.order_lines
    WHERE item = ?1 AND queuedAt <= ?2 AND (queuedAt, "order", id) < (?2, ?3, ?4) AND row BETWEEN ?5 AND ?6
    """)

  init(_ orders: Orders) { self.orders = orders }

  /// How much of an item all open lines ask for.
  func demand(for item: UUID, in partition: Partition) throws(Failure) -> Decimal {
    let rows = partition.rows.rows
    let sum = try orders.stores.first(
      demand, in: partition.store,
      {
        $0.add(item)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { $0.next(Int?.self) })
    return Decimal(units: (sum ?? nil) ?? 0)
  }

  /// How much of what a line asks for is there, after those that have asked before; in the item's own unit.
  func allocated(_ line: OrderLine, in context: CompanyContext) throws(Failure) -> Decimal {
    let state = line.details.state
    guard let item = line.details.item, let queuedAt = state.queuedAt, state.demand.units > 0 else { return Decimal(0) }
    let figures = try orders.stock.stock(of: item, in: context)
    let rows = context.partition.rows.rows
    let earlier = try orders.stores.first(
      before, in: context.store,
      {
        $0.add(item)
        $0.add(queuedAt)
        $0.add(line.details.order)
        $0.add(line.id)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { $0.next(Int?.self) })
    let left = figures.onHand.units - figures.unavailable.units - ((earlier ?? nil) ?? 0)
    return Decimal(units: min(max(left, 0), state.demand.units))
  }
}

public import Ports
public import RPC
internal import SQLite
public import Shape
public import Storage

/// What is planned with items follows from the lines of orders and purchases.
extension Orders: PlanKeeper {
  public func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan {
    let awaited = try purchases.awaited(of: item, in: partition)
    return StockPlan(demand: try queue.demand(for: item, in: partition), incoming: awaited.quantity, incomingAt: awaited.at)
  }

  public func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)] {
    try stores.all(figures.planned, in: store, { _ in }, { ($0.next(Int.self), $0.next(UUID.self)) })
  }
}

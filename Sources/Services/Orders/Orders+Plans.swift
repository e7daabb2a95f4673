public import Ports
public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// Computes how much stock of an item order lines need, and how much purchases have on order.
extension Orders: PlanKeeper {
  public var planSource: PlanSource { .orders }

  public func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan {
    let awaited = try purchases.awaited(of: item, in: partition)
    return StockPlan(
      demand: try queue.demand(for: item, in: partition), incoming: awaited.quantity, incomingAt: awaited.at)
  }

  public func demand(
    for item: UUID, queuedBefore instant: Timestamp, in partition: Partition
  ) throws(Failure) -> Decimal {
    try queue.demand(for: item, queuedBy: instant, in: partition)
  }

  public func plans(with item: UUID, limit: Int, in context: CompanyContext) throws(Failure) -> ItemPlans {
    guard Access.view(.orders).permits(context.rights) else { return ItemPlans(taking: nil, bringing: nil) }
    return ItemPlans(
      taking: try plans(figures.openLines, item, limit, in: context),
      bringing: try plans(purchases.queries.openLines, item, limit, in: context))
  }

  private func plans(_ query: StoreStatement, _ item: UUID, _ limit: Int, in context: CompanyContext) throws(Failure)
    -> [ItemPlan]
  {
    let rows = context.partition.rows.all
    return try stores.all(query, in: context.store, bind: item, rows.lowerBound, rows.upperBound, limit) {
      ItemPlan(
        id: $0.next(), number: $0.next(String?.self), status: $0.next(String.self), contactName: $0.next(String.self),
        quantity: Decimal(units: $0.next(Int.self)), at: $0.next(Timestamp?.self))
    }
  }

  public func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)] {
    try stores.all(figures.planned, in: store) { ($0.next(Int.self), $0.next(UUID.self)) }
  }
}

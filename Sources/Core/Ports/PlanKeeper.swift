public import RPC
public import Shape
public import Storage

/// Knows how much of items open orders ask for, and how much is ordered of suppliers: what is kept beside the ledger for both follows from it.
public protocol PlanKeeper: AnyObject {
  /// What is planned with an item, worked out anew.
  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan

  /// The items with which something is planned, by the number of their company.
  func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)]
}

/// What is planned with an item.
public struct StockPlan: Equatable {
  /// How much of it open orders ask for.
  public let demand: Decimal
  /// How much is ordered and has not come, and when the next of it will.
  public let incoming: Decimal, incomingAt: Timestamp?

  public init(demand: Decimal, incoming: Decimal, incomingAt: Timestamp?) {
    self.demand = demand
    self.incoming = incoming
    self.incomingAt = incomingAt
  }
}

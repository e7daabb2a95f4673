public import RPC
public import Shape
public import Storage
public import Tenancy

/// Knows how much of items open orders ask for, and how much is ordered of suppliers: what is kept beside the ledger for both follows from
/// it.
public protocol PlanKeeper: AnyObject {
  /// What is planned with an item, worked out anew.
  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan

  /// Lines of orders that are to be shipped, those that asked first; and those of purchases that are to come. nil for what is not for the
  /// eyes of who asks.
  /// - Parameter limit: the most of each.
  func plans(
    with item: UUID, limit: Int, in context: CompanyContext
  ) throws(Failure) -> (orders: [ItemPlan]?, purchases: [ItemPlan]?)

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

public import RPC
public import Shape
public import Storage
public import Tenancy

/// Knows how much of items open orders ask for, and how much is ordered of suppliers: what is kept beside the ledger for both follows from
/// it.
public protocol PlanKeeper: AnyObject {
  /// What is planned with an item, worked out anew.
  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan

  /// Returns the order lines that are to be shipped, in the order in which stock is reserved for them, and the purchase lines that are to
  /// arrive. Both are `nil` if the caller may not read orders.
  /// - Parameter limit: The most lines of each.
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

public import RPC
public import Shape
public import Storage
public import Tenancy

/// Provides the quantities of items that open orders ask for, and the quantities that are ordered from suppliers. The
/// sums that are stored beside the ledger follow from these quantities.
public protocol PlanKeeper: AnyObject {
  /// Returns the plan of an item, computed anew.
  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan

  /// Returns the order lines to be shipped, in the order in which stock is reserved for them, and the purchase lines
  /// that are to arrive. Both are `nil` if the caller may not read orders.
  /// - Parameter limit: the maximum number of lines of each.
  func plans(
    with item: UUID, limit: Int, in context: CompanyContext
  ) throws(Failure) -> (orders: [ItemPlan]?, purchases: [ItemPlan]?)

  /// Returns the items that have a plan, each with the number of its company.
  func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)]
}

/// The quantities of an item in orders and purchases.
public struct StockPlan: Equatable {
  /// The quantity that open orders ask for.
  public let demand: Decimal
  /// The quantity that is ordered and has not arrived, and the instant of the next arrival.
  public let incoming: Decimal, incomingAt: Timestamp?

  public init(demand: Decimal, incoming: Decimal, incomingAt: Timestamp?) {
    self.demand = demand
    self.incoming = incoming
    self.incomingAt = incomingAt
  }
}

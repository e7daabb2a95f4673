public import RPC
public import Shape
public import Storage
public import Tenancy

/// Provides the quantities of items that the open records of one source ask for, and the quantities that these records
/// expect. The sums that are stored beside the ledger are computed from these quantities.
public protocol PlanKeeper: AnyObject {
  var planSource: PlanSource { get }

  /// Returns the quantities of an item that the open records of this source ask for and expect. They are computed from
  /// the records, and not taken from the stored sums.
  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan

  /// Returns the demand of this source for an item that is served before the demand that another source has queued at
  /// an instant. If two sources have queued demand at the same instant, the demand of orders is served first.
  func demand(for item: UUID, queuedBefore instant: Timestamp, in partition: Partition) throws(Failure) -> Decimal

  /// Returns the open records that take an item, in the order in which stock is reserved for them, and the open records
  /// that bring it. Both lists are `nil` if the caller may not read these records.
  /// - Parameter limit: the maximum number of records in each list.
  func plans(with item: UUID, limit: Int, in context: CompanyContext) throws(Failure) -> ItemPlans

  /// Returns the items that have a plan, each with the number of its company.
  func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)]
}

/// The quantities of an item in the open records of one source, or of all sources.
public struct StockPlan: Equatable, Sendable {
  /// The quantity that open records ask for.
  public let demand: Decimal
  /// The quantity that is expected and has not arrived, and the instant of the next arrival.
  public let incoming: Decimal, incomingAt: Timestamp?

  public static let none = StockPlan(demand: Decimal(0), incoming: Decimal(0), incomingAt: nil)

  public init(demand: Decimal, incoming: Decimal, incomingAt: Timestamp?) {
    self.demand = demand
    self.incoming = incoming
    self.incomingAt = incomingAt
  }

  /// Returns the sum of two plans.
  public static func + (a: StockPlan, b: StockPlan) -> StockPlan {
    StockPlan(
      demand: Decimal(units: a.demand.units + b.demand.units),
      incoming: Decimal(units: a.incoming.units + b.incoming.units),
      incomingAt: [a.incomingAt, b.incomingAt].compactMap(\.self).min())
  }
}

/// The open records with an item.
public struct ItemPlans {
  /// The records that take the item, and those that bring it.
  public let taking: [ItemPlan]?, bringing: [ItemPlan]?

  public init(taking: [ItemPlan]?, bringing: [ItemPlan]?) {
    self.taking = taking
    self.bringing = bringing
  }
}

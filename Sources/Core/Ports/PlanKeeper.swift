public import RPC
public import Shape
public import Storage
public import Tenancy

/// Provides the demand for items, and the expected arrivals of items, that follow from the open records of one source:
/// orders and purchases, or builds. The sums that are stored beside the ledger are computed from these quantities.
public protocol PlanKeeper: AnyObject {
  var planSource: PlanSource { get }

  /// Returns the demand for an item and its expected arrivals, computed from the open records of this source. The
  /// stored sums are not used.
  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan

  /// Returns the part of this source's demand for an item that is older than an instant. At that instant, another
  /// source has added demand to the queue. Older demand gets stock first. If demand of two sources has the same time,
  /// the orders get stock first.
  func demand(for item: UUID, queuedBefore instant: Timestamp, in partition: Partition) throws(Failure) -> Decimal

  /// Returns the open records that take stock of an item, in the order in which stock is reserved for them. Also
  /// returns the open records that bring stock of the item. Both lists are `nil` if the caller may not read these
  /// records.
  /// - Parameter limit: the maximum number of records in each list.
  func plans(with item: UUID, limit: Int, in context: CompanyContext) throws(Failure) -> ItemPlans

  /// Returns the items that open records of this source take or bring, each with the number of its company.
  func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)]
}

/// The demand for an item, and its expected arrivals, in the open records of one source or of all sources.
public struct StockPlan: Equatable, Sendable {
  /// The demand: the quantity that open records will take from the stock.
  public let demand: Decimal
  /// The quantity that is on order and has not arrived, and the time of the next arrival.
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

/// The open records that take stock of an item or bring stock of it.
public struct ItemPlans {
  /// The records that take stock of the item, and the records that bring stock of it. `nil` if the caller may not read
  /// them.
  public let taking: [ItemPlan]?, bringing: [ItemPlan]?

  public init(taking: [ItemPlan]?, bringing: [ItemPlan]?) {
    self.taking = taking
    self.bringing = bringing
  }
}

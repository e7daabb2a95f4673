internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Computes how much stock the open order lines need, and which lines get it: the line that has waited longest gets
/// stock first. A line of goods stores its demand as a member. The demand of kits for their components is stored in a
/// table of its own, which the core computes from the lines.
struct DemandQueue {
  private unowned let orders: Orders
  private let demand = StoreStatement(
    """
    SELECT ifnull((SELECT sum(demand) FROM {store}.order_lines WHERE item = ?1 AND queuedAt IS NOT NULL AND row BETWEEN ?2 AND ?3), 0)
      + ifnull((SELECT sum(demand) FROM {store}.kit_demand WHERE company = ?4 AND item = ?1), 0)
    """)
  private let ahead = StoreStatement(
    """
    SELECT ifnull((SELECT sum(demand) FROM {store}.order_lines WHERE item = ?1 AND queuedAt <= ?2 AND row BETWEEN ?3 AND ?4), 0)
      + ifnull((SELECT sum(demand) FROM {store}.kit_demand WHERE company = ?5 AND item = ?1 AND queuedAt <= ?2), 0)
    """)
  private let before = StoreStatement(
    """
    SELECT ifnull((SELECT sum(demand) FROM {store}.order_lines
        WHERE item = ?1 AND queuedAt <= ?2 AND (queuedAt, "order", id) < (?2, ?3, ?4) AND row BETWEEN ?5 AND ?6), 0)
      + ifnull((SELECT sum(demand) FROM {store}.kit_demand
        WHERE company = ?7 AND item = ?1 AND queuedAt <= ?2 AND (queuedAt, "order", line) < (?2, ?3, ?4)), 0)
    """)
  private let remove = StoreStatement("DELETE FROM {store}.kit_demand WHERE company = ? AND line = ?")
  private let insert = RowsStatement(columns: 6) { values in
    "INSERT OR REPLACE INTO {store}.kit_demand (company, line, item, \"order\", queuedAt, demand) VALUES \(values)"
  }
  private let emptying = StoreStatement("DELETE FROM {store}.kit_demand WHERE company = ?")
  /// The number of rows in the table of kits whose line does not wait, or waits since another instant.
  private let wrong = StoreStatement(
    """
    SELECT count(*) FROM {store}.kit_demand k
    WHERE NOT EXISTS (SELECT 1 FROM {store}.order_lines l WHERE l.id = k.line AND l.queuedAt = k.queuedAt)
    """)

  init(_ orders: Orders) { self.orders = orders }

  /// Returns the demand of all open lines for an item.
  func demand(for item: UUID, in partition: Partition) throws(Failure) -> Decimal {
    let rows = partition.rows.all
    let sum = try orders.stores.first(
      demand, in: partition.store, bind: item, rows.lowerBound, rows.upperBound, partition.number
    ) { $0.next(Int.self) }
    return Decimal(units: sum ?? 0)
  }

  /// Returns the demand for an item of open lines that have waited since an instant or longer.
  func demand(for item: UUID, queuedBy instant: Timestamp, in partition: Partition) throws(Failure) -> Decimal {
    let rows = partition.rows.all
    let sum = try orders.stores.first(
      ahead, in: partition.store, bind: item, instant, rows.lowerBound, rows.upperBound, partition.number
    ) { $0.next(Int.self) }
    return Decimal(units: sum ?? 0)
  }

  /// Stores the demand of a kit for its components in the table of kits. Called when the kit's line is written.
  func write(_ old: OrderLine?, _ new: OrderLine?, in context: CompanyContext) throws(Failure) {
    if old?.details.kind == .kit, let old {
      try orders.stores.run(remove, in: context.store, bind: context.number, old.uuid)
    }
    guard let new, new.details.kind == .kit, let queuedAt = new.details.state.queuedAt else { return }
    assert(new.details.state.demand.units == 0, "a kit has no demand for itself")
    let demands = new.details.demands.filter { $0.quantity > 0 }
    try orders.stores.run(insert, in: context.store, rows: demands) { (demand, binder) in
      binder.add(context.number)
      binder.add(new.uuid)
      binder.add(demand.item)
      binder.add(new.details.order)
      binder.add(queuedAt)
      binder.add(demand.quantity)
    }
  }

  func empty(_ partition: Partition) throws(Failure) {
    try orders.stores.run(emptying, in: partition.store, bind: partition.number)
  }

  /// Returns a sentence if the table of kits differs from the order lines.
  func findings(in store: Store) throws(Failure) -> [String] {
    let wrong = try orders.stores.first(wrong, in: store) { $0.next(Int.self) } ?? 0
    return wrong > 0 ? ["\(wrong) rows of the demand of kits differ from their order lines"] : []
  }

  /// Updates the demand that each item's stock stores for open order lines. The lines must be stored already. Shipments
  /// need no call, because a shipment lowers the stored demand itself.
  /// - Parameter demands: the changes of the demand.
  /// - Throws: -32602 at the pointer if the demand would be too large.
  func keep(_ demands: ItemSums, at pointer: String, in context: CompanyContext) throws(Failure) {
    for sum in demands.sums {
      let now: Decimal
      if let told = try demand(of: sum.item, changedBy: sum.units, at: pointer, in: context) {
        now = told
      } else {
        now = Decimal(units: min(try demand(for: sum.item, in: context.partition).units, StockedItem.most))
      }
      assert(
        (try? demand(for: sum.item, in: context.partition)).map { min($0.units, StockedItem.most) } == now.units,
        "the stored demand of an item differs from its lines")
      try orders.stock.setDemand(now, of: .orders, for: sum.item, in: context)
    }
  }

  /// Returns the demand of open lines for an item after a change. The demand is computed from the stored demand,
  /// because summing the lines would take longer with each open order.
  /// - Returns: `nil` if the stored demand is the largest possible one, so that the caller must sum the lines. Before
  ///   they synced, devices may have written more demand than can be stored.
  /// - Throws: -32602 at the pointer if the demand would be too large.
  func demand(
    of item: UUID, changedBy units: Int128, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> Decimal? {
    let before = try orders.stock.stock(of: item, in: context).demand(of: .orders).units
    let now = Int128(before) + units
    if units > 0, now > Int128(StockedItem.most) { throw DemandQueue.tooMuch(at: pointer) }
    return before < StockedItem.most ? Decimal(units: Int(now)) : nil
  }

  /// Returns the error for more demand than can be stored.
  static func tooMuch(at pointer: String) -> Failure {
    .invalidParam(
      pointer, "open orders can have at most \(Decimal(units: StockedItem.most)) of an item in all; order less of it")
  }

  /// Returns, for each item that a line takes from the stock, the quantity in stock for this line. Older demand of
  /// other lines and of builds gets stock first. The quantities are in the items' own units, in units of `Decimal`.
  func allocated(_ line: OrderLine, in context: CompanyContext) throws(Failure) -> [(item: UUID, quantity: Int)] {
    var allocated: [(item: UUID, quantity: Int)] = []
    for (item, demand) in line.details.demands {
      allocated.append((item, try self.allocated(demand, of: item, to: line, in: context)))
    }
    return allocated
  }

  private func allocated(
    _ demand: Int, of item: UUID, to line: OrderLine, in context: CompanyContext
  ) throws(Failure) -> Int {
    guard let queuedAt = line.details.state.queuedAt, demand > 0 else { return 0 }
    let figures = try orders.stock.stock(of: item, in: context)
    let rows = context.partition.rows.all
    let earlier = try orders.stores.first(
      before, in: context.store, bind: item, queuedAt, line.details.order, line.id, rows.lowerBound, rows.upperBound,
      context.number
    ) { $0.next(Int.self) }
    var left = figures.usable.units - (earlier ?? 0)
    if left > 0, figures.demandOfBuilds.units > 0 {
      left -= try orders.stock.demand(for: item, of: .builds, queuedBefore: queuedAt, in: context).units
    }
    return min(max(left, 0), demand)
  }
}

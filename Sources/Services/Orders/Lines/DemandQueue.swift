internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The demand of open lines, in the order of their instants: the oldest demand is served first.
struct DemandQueue {
  private unowned let orders: Orders
  private let demand = StoreStatement(
    "SELECT sum(demand) FROM {store}.order_lines WHERE item = ? AND queuedAt IS NOT NULL AND row BETWEEN ? AND ?")
  private let ahead = StoreStatement(
    "SELECT sum(demand) FROM {store}.order_lines WHERE item = ? AND queuedAt <= ? AND row BETWEEN ? AND ?")
  private let before = StoreStatement(
    """
    SELECT sum(demand) FROM {store}.order_lines
    WHERE item = ?1 AND queuedAt <= ?2 AND (queuedAt, "order", id) < (?2, ?3, ?4) AND row BETWEEN ?5 AND ?6
    """)

  init(_ orders: Orders) { self.orders = orders }

  /// Returns the demand of all open lines for an item.
  func demand(for item: UUID, in partition: Partition) throws(Failure) -> Decimal {
    let rows = partition.rows.all
    let sum = try orders.stores.first(demand, in: partition.store, bind: item, rows.lowerBound, rows.upperBound) {
      $0.next(Int?.self)
    }
    return Decimal(units: (sum ?? nil) ?? 0)
  }

  /// Returns the demand of open lines for an item that was queued at an instant or earlier.
  func demand(for item: UUID, queuedBy instant: Timestamp, in partition: Partition) throws(Failure) -> Decimal {
    let rows = partition.rows.all
    let sum = try orders.stores.first(
      ahead, in: partition.store, bind: item, instant, rows.lowerBound, rows.upperBound
    ) { $0.next(Int?.self) }
    return Decimal(units: (sum ?? nil) ?? 0)
  }

  /// Stores the demand of open lines with each item's stock. The lines must be stored already. Shipments need no call,
  /// as a shipment lowers the stored demand itself.
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

  /// Returns the demand of open lines after a change. It is computed from the stored demand, because summing the lines
  /// would take longer with each open order.
  /// - Returns: `nil` if the stored demand is not exact, so that the lines must be summed. Devices that were apart may
  ///   have written more demand than can be stored.
  /// - Throws: -32602 at the pointer if the demand would be too large.
  func demand(
    of item: UUID, changedBy units: Int128, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> Decimal? {
    let before = try orders.stock.stock(of: item, in: context).demand(of: .orders).units
    let now = Int128(before) + units
    if units > 0, now > Int128(StockedItem.most) { throw DemandQueue.tooMuch(at: pointer) }
    return before < StockedItem.most ? Decimal(units: Int(now)) : nil
  }

  /// Returns the refusal of more demand than can be stored.
  static func tooMuch(at pointer: String) -> Failure {
    .invalidParam(
      pointer, "open orders can have at most \(Decimal(units: StockedItem.most)) of an item in all; order less of it")
  }

  /// Returns the part of a line's demand that is in stock after older demand was served: that of other lines, and that
  /// of builds. The quantity is in the item's own unit.
  func allocated(_ line: OrderLine, in context: CompanyContext) throws(Failure) -> Decimal {
    let state = line.details.state
    guard let item = line.details.item, let queuedAt = state.queuedAt, state.demand.units > 0 else { return Decimal(0) }
    let figures = try orders.stock.stock(of: item, in: context)
    let rows = context.partition.rows.all
    let earlier = try orders.stores.first(
      before, in: context.store, bind: item, queuedAt, line.details.order, line.id, rows.lowerBound, rows.upperBound
    ) { $0.next(Int?.self) }
    var left = figures.usable.units - ((earlier ?? nil) ?? 0)
    if left > 0, figures.demandOfBuilds.units > 0 {
      left -= try orders.stock.demand(for: item, of: .builds, queuedBefore: queuedAt, in: context).units
    }
    return Decimal(units: min(max(left, 0), state.demand.units))
  }
}

public import Ports
public import RPC
public import Shape
internal import Storage
public import Tenancy

/// Stores the quantities that orders, purchases and builds plan for an item: the demand and the expected quantity. Each
/// source sets its own part, and the stored values are the sums.
extension Inventory {
  public func setDemand(
    _ quantity: Decimal, of source: PlanSource, for item: UUID, in context: CompanyContext
  ) throws(Failure) {
    try plan(item, in: context) { (stock) throws(Failure) in stock.setDemand(quantity.units, of: source) }
  }

  public func setIncoming(
    _ quantity: Decimal, at instant: Timestamp?, of source: PlanSource, for item: UUID, in context: CompanyContext
  ) throws(Failure) {
    try plan(item, in: context) { (stock) throws(Failure) in
      let builds = stock.builds
      switch source {
      case .orders:
        stock.incoming = quantity.units + builds.incoming.units
        stock.incomingAt = [instant, builds.incomingAt].compactMap(\.self).min()
      case .builds:
        let others = stock.incoming - builds.incoming.units
        // `incomingAt` of the item is the earliest instant of all sources. The other sources' own instant is not
        // stored, so it is computed here.
        let othersAt = others == 0 ? nil : try plan(of: item, in: .orders, context).incomingAt
        stock.incoming = quantity.units + others
        stock.incomingAt = [instant, othersAt].compactMap(\.self).min()
        stock.builds = StockPlan(demand: builds.demand, incoming: quantity, incomingAt: instant)
      }
    }
  }

  public func demand(
    for item: UUID, of source: PlanSource, queuedBefore instant: Timestamp, in context: CompanyContext
  ) throws(Failure) -> Decimal {
    var sum = 0
    for keeper in plans() where keeper.planSource == source {
      sum += try keeper.demand(for: item, queuedBefore: instant, in: context.partition).units
    }
    return Decimal(units: sum)
  }

  /// Returns the quantities of an item that the open records of one source need and expect. They are computed from the
  /// records themselves, because the stored sums do not have them separately.
  private func plan(of item: UUID, in source: PlanSource, _ context: CompanyContext) throws(Failure) -> StockPlan {
    for keeper in plans() where keeper.planSource == source { return try keeper.plan(of: item, in: context.partition) }
    return .none
  }

  private func plan(
    _ item: UUID, in context: CompanyContext, _ change: (inout ItemStock) throws(Failure) -> Void
  ) throws(Failure) {
    let known = try sums.stock(of: ID(item), context.partition)
    var stock = known ?? .none
    try change(&stock)
    let found = try items.find(ID(item), in: context).record
    let least = found.details.minStock
    // An item without ledger entries has a row of sums only while something is planned for it. So the row is deleted
    // when the last plan ends. Devices then agree, whether or not they have seen the plans.
    if stock == .none, !(try sums.hasMoved(found.id, context.partition)) {
      if known != nil { try sums.end(found.id, context.partition) }
    } else {
      if known == nil { try sums.begin(found.id, context.partition) }
      try sums.set(stock, of: found.id, least: least, context.partition)
    }
    try alerts.note(found, from: (known, least), to: (stock, least), in: context)
    // On this device, only stocked items can be planned. A plan for another kind of item has arrived from a device that
    // did not know the item's new kind.
    if found.details.kind != .stocked { try restoreKind(of: found.id, in: context) }
  }
}

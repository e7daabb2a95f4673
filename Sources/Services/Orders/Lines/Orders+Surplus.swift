internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Reverses returns of more than the shipped quantity. Before they sync, two devices can record the same return. One
/// device can also record a return of goods that came back with their dispatch on another device. Goods that came back
/// with their dispatch count first. Then larger returns count before smaller ones, and equal returns in the order of
/// their ids. An entry reverses each surplus return as a whole. The id of this entry is computed from the return's id.
extension Orders {
  private static func isBack(_ entry: OrderEntry) -> Bool {
    entry.details.type == .returned || entry.details.type == .takenBack
  }

  /// Returns the id of the entry that reverses a return.
  private static func takingBack(_ entry: OrderEntry) -> ID<OrderEntryDetails> {
    ID(NaturalKey("surplus", entry.uuid, "").id())
  }

  /// Returns the entries of an order, without reversed surplus returns and their reversals.
  static func withoutSurplus(_ entries: [OrderEntry]) -> [OrderEntry] {
    let all = Set(entries.map(\.id))
    let undone = entries.filter { all.contains(takingBack($0)) }
    let hidden = Set(undone.flatMap { [$0.id, takingBack($0)] })
    return entries.filter { !hidden.contains($0.id) }
  }

  /// Returns the surplus returns of a line that are not reversed yet.
  /// - Parameter entries: the entries of the line's order.
  private static func surplus(of line: ID<OrderLineDetails>, _ entries: [OrderEntry]) -> [OrderEntry] {
    let ofLine = withoutSurplus(entries.filter { $0.details.line == line })
    let shipped = ofLine.filter { $0.details.type == .shipped }
    var left = shipped.reduce(0) { $0 + $1.details.quantity.units }
    let withDispatch = Set(shipped.map { Dispatches.takingBack($0) })
    func rank(_ entry: OrderEntry) -> (Int, Int, UUID) {
      (
        entry.details.type == .takenBack || withDispatch.contains(entry.uuid) ? 0 : 1, -entry.details.quantity.units,
        entry.uuid
      )
    }
    var surplus: [OrderEntry] = []
    for entry in ofLine.filter(isBack).sorted(by: { rank($0) < rank($1) }) {
      let quantity = entry.details.quantity.units
      if rank(entry).0 > 0, quantity > left { surplus.append(entry) } else { left -= quantity }
    }
    return surplus
  }

  /// Reverses the surplus returns of a line, and reports each of them.
  func takeSurplus(of line: OrderLine, _ entries: [OrderEntry], in context: CompanyContext) throws(Failure) {
    // Most orders have no returns, so nothing needs to be computed.
    if !entries.contains(where: { $0.details.line == line.id && Orders.isBack($0) }) { return }
    for entry in Orders.surplus(of: line.id, entries) {
      let (details, reason) = (entry.details, Line("More than was shipped"))
      var back = OrderEntryDetails(
        line, details.type, Decimal(units: -details.quantity.units), reason: reason, actor: try context.base.actor())
      back.parts = details.parts.map {
        EntryPart(
          quantity: Decimal(units: -$0.quantity.units), location: $0.location, lot: $0.lot, item: $0.item)
      }
      (back.dispatch, back.condition) = (details.dispatch, details.condition)
      var found = SyncedConsequences()
      if let transaction = details.transaction {
        // The ledger entries of the return may not have arrived yet. Then the return is not reversed now.
        guard let undone = try stock.undoing(transaction, reason: reason, in: context) else { continue }
        found = undone.consequences
        back.transaction = undone.transaction
      }
      let record = OrderEntry(Orders.takingBack(entry), of: entry.owner, back, at: context.now)
      found.make(OrderEntry.entityName, record.uuid, jsonText(record, for: .core))
      found.discard(
        jsonText(details.quantity), of: "quantity", OrderEntry.entityName, entry.uuid, for: jsonText(Decimal(0)))
      arrivals.report(in: context) { $0.add(found) }
    }
  }
}

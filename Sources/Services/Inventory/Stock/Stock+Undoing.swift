internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Reverses entries that can't be valid together, after the entries of several devices were merged.
extension Stock {
  /// Reverses an entry that can't be valid together with entries of other devices, which were posted at the same time.
  /// All devices compute the same id for the reversal, so they create the same entry.
  func undo(_ entry: StockEntry, reason: Line, in context: CompanyContext, _ found: inout SyncedConsequences)
    throws(Failure)
  {
    let id = StockEntry.reversal(of: entry.id)
    let back = StockEntry(
      id: id, company: entry.company, transaction: StockEntry.reversal(of: ID(entry.transaction)).uuid,
      item: entry.item,
      location: entry.location, type: entry.type, quantity: Decimal(units: -entry.quantity.units), unitCost: nil,
      reason: reason, note: nil,
      reverses: entry.id, actor: try context.base.actor(), effectiveAt: max(context.now, entry.effectiveAt),
      at: context.now,
      lot: entry.lot,
      order: entry.order, orderLine: entry.orderLine, dispatch: entry.dispatch, loan: entry.loan, count: entry.count,
      build: entry.build)
    found.make(StockEntry.entityName, id.uuid, jsonText(back, for: .core))
  }
}

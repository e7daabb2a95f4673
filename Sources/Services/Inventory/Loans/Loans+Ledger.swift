internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Computes the state of loans from the ledger. Devices that have not synced can together return or lose more of a loan
/// than was lent. Then the entries of a lot count up to the lent quantity: larger entries first, and equal entries in
/// the order of their ids. Each entry beyond that is reversed as a whole. The id of the reversal is computed from the
/// id of the entry, so all devices create the same reversals.
extension Loans {
  /// A ledger entry that records a returned or lost quantity of a lot.
  private struct Closed {
    let entry: StockEntry, lot: ID<LotDetails>?

    /// The returned or lost quantity, in units of `Decimal`. It is positive: the goods leave the location of lent
    /// goods.
    var quantity: Int { -entry.quantity.units }
  }

  /// Computes the state of a loan of lent goods from the ledger, and stores it. Loans of borrowed goods have no
  /// entries.
  func follow(_ id: ID<LoanDetails>, in context: CompanyContext) throws(Failure) {
    guard let found = try records.locate(id, in: context), found.record.details.direction == .out else { return }
    let entries: [StockEntry] = try stores.all(ofLoan, in: context.store, bind: id) { $0.fields() }
    let away = Locations.ownID(.lentLocation, in: context)
    let takenBack = Set(entries.compactMap(\.reverses))
    var closed: [Closed] = []
    for entry in entries
    where entry.location == away && entry.quantity.units < 0 && entry.reverses == nil && !takenBack.contains(entry.id) {
      closed.append(Closed(entry: entry, lot: try root(of: entry.lot, in: context)))
    }
    var details = found.record.details
    var left: [(lot: ID<LotDetails>?, units: Int)] = []
    for part in details.parts { left.append((try root(of: part.lot, in: context), part.quantity.units)) }
    var counted: [Closed] = []
    for one in closed.sorted(by: { ($1.quantity, $0.entry.id.uuid) < ($0.quantity, $1.entry.id.uuid) }) {
      // If no part names the lot, the goods were lent before the item was tracked by lots. The entry may then belong to
      // any part.
      let ofLot = left.indices.filter { left[$0].lot == one.lot }
      let places = ofLot.isEmpty ? Array(left.indices) : ofLot
      guard one.quantity <= places.reduce(0, { $0 + left[$1].units }) else {
        for entry in entries where entry.transaction == one.entry.transaction {
          surplus[context.company, default: []].append(entry)
        }
        continue
      }
      var rest = one.quantity
      for index in places where rest > 0 {
        let some = min(rest, left[index].units)
        left[index].units -= some
        rest -= some
      }
      counted.append(one)
    }
    assert(left.allSatisfy { $0.units >= 0 }, "no more comes back than was lent")
    for (index, rest) in left.enumerated() {
      details.parts[index].closed = Decimal(units: details.parts[index].quantity.units - rest.units)
    }
    func sum(_ isLost: Bool) -> Decimal {
      Decimal(units: counted.reduce(0) { ($1.entry.type == .adjustment) == isLost ? $0 + $1.quantity : $0 })
    }
    (details.returned, details.lost) = (sum(false), sum(true))
    details.returnedAt = details.open.units == 0 ? counted.map(\.entry.at).max() : nil
    details.status = details.standing
    try records.follow(found.record, row: found.row, to: details, in: context)
    watch.noteWritten()
  }

  private func root(of lot: ID<LotDetails>?, in context: CompanyContext) throws(Failure) -> ID<LotDetails>? {
    try lot.map { (lot) throws(Failure) in try inventory.lots.root(of: lot, in: context) }
  }

  /// Removes and returns the entries that reverse surplus returns of loans. Also returns the discarded quantities,
  /// which sync reports as conflicts.
  func takeSurplus(in context: CompanyContext) throws(Failure) -> SyncedConsequences {
    var found = SyncedConsequences()
    for entry in surplus.removeValue(forKey: context.company) ?? [] {
      try inventory.stock.undo(entry, reason: Line("More than was lent"), in: context, &found)
      if entry.quantity.units < 0 {
        found.discard(
          jsonText(entry.quantity), of: "quantity", StockEntry.entityName, entry.id.uuid, for: jsonText(Decimal(0)))
      }
    }
    return found
  }
}

internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Picks the lots that something is taken from, where nobody says which: those that expire first, then the oldest. What has expired, or is
/// not to be sold, is never picked.
struct LotPicker {
  private let stores: Stores
  private let candidates = StoreStatement(
    """
    SELECT \(Table<Lot>.names(in: "l")), s.onHand FROM {store}.stock_levels s JOIN {store}.lots l ON l.id = s.lot
    WHERE s.company = ?1 AND s.item = ?2 AND s.location = ?3 AND s.onHand > 0 AND l.status IN ('ok', 'attention')
      AND (l.expiry IS NULL OR l.expiry >= ?4) AND (?5 IS NULL OR l.batch = ?5)
    ORDER BY l.expiry IS NULL, l.expiry, l.row LIMIT 1000
    """)

  init(_ stores: Stores) { self.stores = stores }

  /// As much of an item as can be picked in a location, up to a quantity.
  /// - Parameter batch: the batch that it is of; nil for any.
  func pick(
    _ quantity: Int, of item: ID<ItemDetails>, in location: ID<LocationDetails>, batch: Line?, _ context: CompanyContext
  ) throws(Failure) -> [(lot: Lot, quantity: Int)] {
    var picked: [(lot: Lot, quantity: Int)] = []
    var rest = quantity
    try stores.each(
      candidates, in: context.store,
      {
        $0.add(context.number)
        $0.add(item.uuid)
        $0.add(location.uuid)
        $0.add(Day(of: context.now))
        $0.add(batch)
      },
      { row in
        let lot: Lot = row.fields()
        let taken = min(rest, row.next(Int.self))
        if taken > 0 { picked.append((lot, taken)) }
        rest -= max(taken, 0)
      })
    return picked
  }
}

internal import RPC
internal import SQLite
internal import Storage

/// Compares the sums with the ledger, which is what is true.
struct StockCheck {
  private let stores: Stores
  private let levels = StoreStatement(
    """
    WITH ledger (company, item, location, lot, quantity) AS (
      SELECT row >> 40, item, location, ifnull(lot, zeroblob(16)), sum(quantity) FROM {store}.stock_entries GROUP BY 1, 2, 3, 4)
    SELECT (SELECT count(*) FROM ledger e LEFT JOIN {store}.stock_levels l
        ON l.company = e.company AND l.item = e.item AND l.location = e.location AND l.lot = e.lot
        WHERE l.onHand IS NOT e.quantity)
      + (SELECT count(*) FROM {store}.stock_levels l WHERE onHand <> 0
        AND NOT EXISTS (SELECT 1 FROM ledger e
          WHERE e.company = l.company AND e.item = l.item AND e.location = l.location AND e.lot = l.lot))
    """)
  private let items = StoreStatement(
    """
    WITH levels (company, item, onHand, unavailable) AS (
      SELECT s.company, s.item, sum(s.onHand),
        sum(iif(l.kind = 'stock' AND (o.status IS NULL OR o.status IN ('ok', 'attention')), 0, s.onHand))
      FROM {store}.stock_levels s JOIN {store}.locations l ON l.id = s.location LEFT JOIN {store}.lots o ON o.id = s.lot GROUP BY 1, 2),
    sums AS (
      SELECT *, onHand - unavailable - min(demand, max(0, onHand - unavailable)) AS available FROM {store}.stock_items)
    SELECT count(*) FROM {store}.items t
    LEFT JOIN sums i ON i.company = t.row >> 40 AND i.item = t.id
    LEFT JOIN levels l ON l.company = t.row >> 40 AND l.item = t.id
    WHERE l.item IS NOT NULL AND i.item IS NULL OR (i.item IS NULL) <> (t.moved = 0)
      OR i.onHand <> ifnull(l.onHand, 0) OR i.unavailable <> ifnull(l.unavailable, 0)
      OR i.item IS NOT NULL AND i.lacking IS NOT iif(t.minStock > i.available, t.minStock - i.available, NULL)
    """)

  init(_ stores: Stores) { self.stores = stores }

  /// What differs in a store, as sentences.
  func findings(in store: Store) throws(Failure) -> [String] {
    var findings: [String] = []
    for (statement, what) in [(levels, "levels of stock differ from the ledger"), (items, "items have other sums than their levels")] {
      let count = try stores.first(statement, in: store, { _ in }, { $0.next(Int.self) }) ?? 0
      if count > 0 { findings.append("\(count) \(what)") }
    }
    return findings
  }
}

internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Checks that the stored sums agree with the ledger. If they differ, the ledger is right.
struct StockCheck {
  private unowned let inventory: Inventory
  private var stores: Stores { inventory.stores }
  private let levels = StoreStatement(
    """
    WITH ledger (company, item, location, lot, quantity) AS (
      SELECT row >> 40, item, \(JoinedRecords.root(of: "e.location")), ifnull(\(JoinedRecords.root(of: "e.lot")), zeroblob(16)), sum(quantity)
      FROM {store}.stock_entries e GROUP BY 1, 2, 3, 4)
    SELECT (SELECT count(*) FROM ledger e LEFT JOIN {store}.stock_levels l
        ON l.company = e.company AND l.item = e.item AND l.location = e.location AND l.lot = e.lot
        WHERE ifnull(l.onHand, 0) <> e.quantity)
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
      SELECT *, onHand - unavailable - demand + incoming AS projected FROM {store}.stock_items)
    SELECT count(*) FROM {store}.items t
    LEFT JOIN sums i ON i.company = t.row >> 40 AND i.item = t.id
    LEFT JOIN levels l ON l.company = t.row >> 40 AND l.item = t.id
    WHERE l.item IS NOT NULL AND i.item IS NULL OR (i.item IS NULL) <> (t.moved = 0)
      OR i.onHand <> ifnull(l.onHand, 0) OR i.unavailable <> ifnull(l.unavailable, 0)
      OR i.item IS NOT NULL AND i.lacking IS NOT iif(ifnull(t.minStock, 0) > i.projected, ifnull(t.minStock, 0) - i.projected, NULL)
    """)

  private let planned = StoreStatement(
    """
    SELECT company, item, demand, incoming, incomingAt, demandOfBuilds, incomingOfBuilds, incomingAtOfBuilds FROM {store}.stock_items
    WHERE demand <> 0 OR incoming <> 0 OR incomingAt IS NOT NULL OR demandOfBuilds <> 0 OR incomingOfBuilds <> 0
      OR incomingAtOfBuilds IS NOT NULL
    """)

  init(_ inventory: Inventory) { self.inventory = inventory }

  /// Returns a sentence for each kind of difference that was found in a store.
  func findings(in store: Store) throws(Failure) -> [String] {
    var findings: [String] = []
    for (statement, what) in [
      (levels, "levels of stock differ from the ledger"), (items, "items have sums that differ from their levels"),
    ] {
      let count = try stores.first(statement, in: store) { $0.next(Int.self) } ?? 0
      if count > 0 { findings.append("\(count) \(what)") }
    }
    let plans = try wrongPlans(in: store)
    if plans > 0 {
      findings.append("\(plans) items have planned quantities that differ from orders, purchases and builds")
    }
    return findings
  }

  /// Returns the number of items whose stored planned quantities differ from the sums of open orders, purchases and
  /// builds.
  private func wrongPlans(in store: Store) throws(Failure) -> Int {
    let plans = inventory.plans()
    let kept = try stores.all(planned, in: store) {
      (
        company: $0.next(Int.self), item: $0.next(UUID.self),
        plan: StockPlan(demand: $0.next(), incoming: $0.next(), incomingAt: $0.next()),
        builds: StockPlan(demand: $0.next(), incoming: $0.next(), incomingAt: $0.next())
      )
    }
    var wrong = 0
    for one in kept {
      let (all, builds) = try plans.plans(of: one.item, in: Partition(store: store, number: one.company))
      if all != one.plan || builds != one.builds { wrong += 1 }
    }
    var known = Set(kept.map(\.item))
    for keeper in plans {
      for (_, item) in try keeper.plannedItems(in: store) where known.insert(item).inserted { wrong += 1 }
    }
    return wrong
  }
}

internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The queries that `LedgerWalk` runs.
struct LedgerQueries {
  let nextItems = StoreStatement(
    """
    SELECT s.item, i.category FROM {store}.stock_items s JOIN {store}.items i ON i.id = s.item
    WHERE s.company = ? AND s.item > ? ORDER BY s.item LIMIT ?
    """)
  let entries = StoreStatement(
    """
    SELECT row, location, type, quantity, unitCost, reverses IS NOT NULL, build IS NOT NULL, effectiveAt,
      iif(reverses IS NULL,
        (SELECT o.effectiveAt FROM {store}.stock_entries o WHERE o.reverses = e.id AND o.row <= ?3),
        (SELECT o.effectiveAt FROM {store}.stock_entries o WHERE o.id = e.reverses))
    FROM {store}.stock_entries e WHERE item = ?1 AND row > ?2 AND row <= ?3 ORDER BY row LIMIT ?4
    """)
  let lastRow = StoreStatement("SELECT max(row) FROM {store}.stock_entries WHERE row BETWEEN ? AND ?")
}

/// Reads a company's ledger item by item, in steps, and computes the valuation of each item. Reports use it.
final class LedgerWalk {
  private let stores: Stores
  private let queries: LedgerQueries
  private let from: Timestamp?, until: Timestamp?
  /// `last` is the last row of the ledger that the walk reads. `total` is the approximate number of entries, for
  /// reporting progress.
  private let last: Int, total: Int
  /// The items that were read but not yet processed, in descending order of their ids. The next item is the last
  /// element.
  private var items: [(id: UUID, category: Line?)] = []
  private var lastItem = UUID(high: 0, low: 0)
  private var hasMore = true
  private var current: ItemValuation?
  /// The last row that was read for the current item.
  private var row = 0
  private var done = 0

  /// The limits of one step: so many entries, and so many items. After each step, other requests are served.
  private static let atOnce = 300
  private static let itemsAtOnce = 100

  /// Creates a walk through all entries that were posted before this call, for the values at `from` and at `until`.
  init(
    _ stores: Stores, _ queries: LedgerQueries, from: Timestamp?, until: Timestamp?, in context: CompanyContext
  ) throws(Failure) {
    self.stores = stores
    self.queries = queries
    self.from = from
    self.until = until
    let rows = context.partition.rows
    let last = try stores.first(queries.lastRow, in: context.store, bind: rows.floor, rows.ceiling) {
      $0.next(Int?.self)
    }
    self.last = (last ?? nil) ?? rows.floor
    total = self.last - rows.floor
  }

  var walk: Walk<ValuedItem> {
    Walk(next: { (context) throws(Failure) in try self.next(in: context) }, progress: { (self.done, self.total) })
  }

  private func next(in context: CompanyContext) throws(Failure) -> [ValuedItem]? {
    var found: [ValuedItem] = []
    var left = LedgerWalk.atOnce
    while left > 0 {
      if current == nil {
        guard let item = try nextItem(in: context) else { return found.isEmpty ? nil : found }
        current = ItemValuation(item.id, item.category)
        row = context.partition.rows.floor
      }
      guard var valuation = current else { break }
      // Only `valuation` may hold the value while it is changed. If `current` held it as well, each change would copy
      // it.
      current = nil
      let taken = try read(of: valuation.id, atMost: left, in: context)
      for entry in taken { try valuation.take(entry, from: from, until: until) }
      row = taken.last?.row ?? row
      done += taken.count
      if taken.count < left { found.append(valuation.item) } else { current = valuation }
      left -= max(1, taken.count)
    }
    return found
  }

  private func nextItem(in context: CompanyContext) throws(Failure) -> (id: UUID, category: Line?)? {
    if items.isEmpty, hasMore {
      items = try stores.all(
        queries.nextItems, in: context.store, bind: context.number, lastItem, LedgerWalk.itemsAtOnce
      ) {
        ($0.next(UUID.self), $0.next(Line?.self))
      }
      hasMore = items.count == LedgerWalk.itemsAtOnce
      lastItem = items.last?.id ?? lastItem
      items.reverse()
    }
    return items.popLast()
  }

  private func read(of item: UUID, atMost limit: Int, in context: CompanyContext) throws(Failure) -> [ItemValuation
    .Entry]
  {
    try stores.all(queries.entries, in: context.store, bind: item, row, last, limit) {
      ItemValuation.Entry(
        row: $0.next(), location: $0.next(), type: $0.next(), quantity: $0.next(), unitCost: $0.next(UnitCost?.self),
        isReversal: $0.next(), isOfBuild: $0.next(), effectiveAt: $0.next(), otherAt: $0.next(Timestamp?.self))
    }
  }
}

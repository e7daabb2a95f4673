internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Reads the ledger entries of one item, which are a part of the item's history.
struct ItemMovements {
  private let stores: Stores
  private let entries = StoreStatement(
    """
    SELECT \(Table<StockEntry>.columns), row FROM {store}.stock_entries WHERE item = ? AND row BETWEEN ? AND ? ORDER BY row DESC LIMIT ?
    """)

  init(_ stores: Stores) { self.stores = stores }

  /// - Parameter position: the position in the company's history before which entries are listed; `nil` to begin with
  ///   the newest entry.
  func of(_ item: ID<ItemDetails>, before position: Int?, limit: Int, in context: CompanyContext) throws(Failure)
    -> [HistoryEntry]
  {
    let rows = context.partition.rows
    if let position, position > rows.ceiling - rows.floor { throw Cursor.unknown }
    return try stores.all(
      entries, in: context.store, bind: item.uuid, rows.floor + 1, position.map { rows.floor + $0 - 1 } ?? rows.ceiling,
      limit
    ) { row in
      let entry = row.fields(of: StockEntry.self)
      return HistoryEntry(
        at: entry.at, by: entry.actor, .stock, entry: AnyJSON(jsonText(entry, for: context.audience)),
        position: row.next(Int.self) - rows.floor)
    }
  }
}

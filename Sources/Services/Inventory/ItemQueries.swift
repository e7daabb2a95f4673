internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What a list of items is narrowed to.
struct ItemFilter {
  let text: String?
  let category: String?
  let archived: Bool?
}

/// The queries that list items, newest first. Each filter has its own SQL, so that each finds its own way.
final class ItemQueries {
  private static var columns: String { Item.fieldNames.map { "i.\($0)" }.joined(separator: ", ") }
  private var statements: [Int: StoreStatement] = [:]

  /// The parameters, in order: words to match (when there are some), the company's first and last row, category (when there is one), limit.
  func page(_ filter: ItemFilter, isMatched: Bool) -> StoreStatement {
    let shape = (isMatched ? 1 : 0) + (filter.category == nil ? 0 : 2) + (filter.archived.map { $0 ? 8 : 4 } ?? 0)
    if let statement = statements[shape] { return statement }
    let row = isMatched ? "t.rowid" : "i.row"
    let conditions = [
      isMatched ? "t.items_text MATCH ?" : nil,
      "\(row) BETWEEN ? AND ?",
      filter.category == nil ? nil : "i.category = ?",
      // Written as a literal, so that the index of archived items is found.
      filter.archived.map { "i.archived = \($0 ? 1 : 0)" },
    ]
    let statement = StoreStatement(
      """
      SELECT \(ItemQueries.columns), i.row FROM \(isMatched ? "{store}.items_text t JOIN {store}.items i ON i.row = t.rowid" : "{store}.items i")
      WHERE \(conditions.compactMap(\.self).joined(separator: " AND "))
      ORDER BY \(row) DESC LIMIT ?
      """)
    statements[shape] = statement
    return statement
  }

  /// The best matches among the newest 2,000: ranking all hits of a common word would take as long as there are hits. The weights are those of
  /// sku, name, category, tags, barcodes and manufacturer.
  private(set) lazy var ranked = StoreStatement(
    """
    SELECT \(ItemQueries.columns) FROM (
      SELECT rowid AS row, closeness(items_text, 4, 4, 2, 2, 4, 1) AS score FROM {store}.items_text
      WHERE items_text MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid DESC LIMIT 2000
    ) hit JOIN {store}.items i ON i.row = hit.row
    ORDER BY hit.score, i.row DESC LIMIT ?
    """)
}

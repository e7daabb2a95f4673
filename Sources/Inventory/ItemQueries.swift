internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// What a list of items is narrowed to.
struct ItemFilter {
  let text: String?
  let category: String?
  let archived: Bool?
}

/// The queries that list items, newest first. Each filter has its own SQL, so that each finds its own index.
final class ItemQueries {
  private let columns: String
  private var statements: [Int: StoreStatement] = [:]

  init(columns: [String]) { self.columns = columns.map { "i.\($0)" }.joined(separator: ", ") }

  /// The parameters, in order: text (when there is one), company, below this row, category (when there is one), archived (when it is asked), limit.
  func page(_ filter: ItemFilter) -> StoreStatement {
    let shape = (filter.text == nil ? 0 : 1) + (filter.category == nil ? 0 : 2) + (filter.archived.map { $0 ? 8 : 4 } ?? 0)
    if let statement = statements[shape] { return statement }
    let conditions = [
      "i.company = ?",
      filter.text == nil ? "i.row < ?" : "t.rowid < ?",
      filter.category == nil ? nil : "i.category = ?",
      // Written as a literal, so that the index of archived items is found.
      filter.archived.map { "i.archived = \($0 ? 1 : 0)" },
    ].compactMap(\.self).joined(separator: " AND ")
    let from = filter.text == nil ? "{store}.items i" : "{store}.items_text t JOIN {store}.items i ON i.row = t.rowid"
    let statement = StoreStatement(
      """
      SELECT \(columns), i.row FROM \(from)
      WHERE \(filter.text == nil ? "" : "t.items_text MATCH ? AND ")\(conditions)
      ORDER BY \(filter.text == nil ? "i.row" : "t.rowid") DESC LIMIT ?
      """)
    statements[shape] = statement
    return statement
  }

  /// The best matches among the newest 2,000: ranking all hits of a common word would take as long as there are hits.
  private(set) lazy var ranked = StoreStatement(
    """
    SELECT \(columns) FROM (
      SELECT rowid AS row, rank AS score FROM {store}.items_text WHERE items_text MATCH ? ORDER BY rowid DESC LIMIT 2000
    ) hit JOIN {store}.items i ON i.row = hit.row
    WHERE i.company = ? ORDER BY hit.score, i.row DESC LIMIT ?
    """)
}

extension Inventory {
  private static let cursor = "items"

  /// A page of items, newest first.
  func list(_ filter: ItemFilter, limit: Int, after cursor: String?, in scope: CompanyScope) throws(Failure) -> Page<Item> {
    let below = try Cursor.decodeNumber(Inventory.cursor, cursor) ?? Int.max
    var match: String?
    if let text = filter.text {
      match = try Inventory.match(text, in: scope.company)
      try index.catchUp(scope.store)
    }
    let rows = try kernel.stores.all(
      queries.page(filter), in: scope.store,
      {
        if let match { $0.add(match) }
        $0.add(scope.company)
        $0.add(below)
        if let category = filter.category { $0.add(category) }
        $0.add(limit + 1)
      }, { (item: $0.fields(of: Item.self), row: $0.next(Int.self)) })
    let items = rows.prefix(limit).map(\.item)
    let next = rows.count > limit ? Cursor.encode(Inventory.cursor, String(rows[limit - 1].row, radix: 36)) : nil
    return Page(items: items, next: next)
  }

  /// The items that fit a text best.
  func search(_ text: String, limit: Int, in scope: CompanyScope) throws(Failure) -> [Item] {
    let match = try Inventory.match(text, in: scope.company)
    try index.catchUp(scope.store)
    return try kernel.stores.all(
      queries.ranked, in: scope.store,
      {
        $0.add(match)
        $0.add(scope.company)
        $0.add(limit)
      }, { $0.fields(of: Item.self) })
  }

  /// A query of FTS5 (https://www.sqlite.org/fts5.html#full_text_query_syntax): every word of the text must begin a word of the item.
  ///
  /// The company is a word of the index, too, so that another company's items cost nothing and are never touched.
  private static func match(_ text: String, in company: UUID) throws(Failure) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil } }
    guard !words.isEmpty else { throw .invalidParam("/text", "text must have at least one letter or digit") }
    guard words.count <= 32 else { throw .invalidParam("/text", "text must have at most 32 words, not \(words.count)") }
    let terms = words.map { "\"\(String($0).replacing("\"", with: "\"\""))\"*" }
    let token = "\(company)".filter { $0 != "-" }
    return "company:\(token) AND -company:(\(terms.joined(separator: " AND ")))"
  }
}

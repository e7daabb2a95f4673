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

/// Writes rows as a page while they are read: no item is made of them.
private final class ItemPage {
  private let out: ByteBuffer
  private let writer: JSONWriter
  private let limit: Int
  private var count = 0
  private var lastWritten = 0
  /// The row that the page ends with, when there is more behind it.
  private(set) var lastRow: Int?

  init(_ out: ByteBuffer, limit: Int, for audience: Audience) {
    self.out = out
    writer = JSONWriter(out, for: audience)
    self.limit = limit
    out.append("{\"items\":[")
  }

  func add(_ row: inout RowSource) {
    // One row more than the page holds is asked for, to see whether there is one.
    if count == limit {
      lastRow = lastWritten
      return
    }
    if count > 0 { out.append(UInt8(ascii: ",")) }
    row.copyFields(of: Item.self, to: writer)
    lastWritten = row.next(Int.self)
    count += 1
  }

  func finish(next: String?) {
    var writer = writer
    out.append("],\"next\":")
    next.write(to: &writer)
    out.append("}")
  }
}

extension Inventory {
  private static let cursor = "items"

  /// A page of items, newest first.
  func list(_ filter: ItemFilter, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    let rows = RowRange(company: context.number)
    let position = try Cursor.decodeNumber(Inventory.cursor, cursor)
    if let position, position > rows.ceiling - rows.floor { throw Cursor.unknown }
    let match = try Inventory.match(filter)
    if match != nil { try index.catchUp(context.scope) }
    emptyScratch()
    let page = ItemPage(scratch, limit: limit, for: context.audience)
    try dependencies.stores.each(
      queries.page(filter, isMatched: match != nil), in: context.store,
      {
        if let match { $0.add(match) }
        $0.add(rows.floor)
        $0.add(position.map { rows.floor + $0 - 1 } ?? rows.ceiling)
        if let category = filter.category { $0.add(category) }
        $0.add(limit + 1)
      }, { page.add(&$0) })
    page.finish(next: page.lastRow.map { Cursor.encode(Inventory.cursor, String($0 - rows.floor, radix: 36)) })
    return Prepared(scratch)
  }

  /// The items that fit a text best.
  func search(_ text: String, limit: Int, in context: CompanyContext) throws(Failure) -> Prepared<[Item]> {
    let match = try Inventory.words(text).map { "\($0)*" }.joined(separator: " AND ")
    let rows = RowRange(company: context.number)
    try index.catchUp(context.scope)
    let writer = JSONWriter(scratch, for: context.audience)
    emptyScratch()
    scratch.append(UInt8(ascii: "["))
    try dependencies.stores.each(
      queries.ranked, in: context.store,
      {
        $0.add(match)
        $0.add(rows.floor)
        $0.add(rows.ceiling)
        $0.add(limit)
      },
      {
        if scratch.count > 1 { scratch.append(UInt8(ascii: ",")) }
        $0.copyFields(of: Item.self, to: writer)
      })
    scratch.append(UInt8(ascii: "]"))
    return Prepared(scratch)
  }

  /// What the full-text index is asked for: every word of the text begins a word of the item, and the category's words are in its category.
  /// (That the category is the same to the letter is for SQL to see; the index only finds those that can be.)
  private static func match(_ filter: ItemFilter) throws(Failure) -> String? {
    var terms: [String] = []
    if let text = filter.text { terms = try words(text).map { "\($0)*" } }
    // A word with a character that the index does not take may be cut otherwise there; SQL alone judges such a category.
    if let category = filter.category, category.unicodeScalars.allSatisfy({ $0.isASCII || isIndexed($0) }), let words = try? words(category)
    {
      terms += words.map { "category : \($0)" }
    }
    return terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  /// The words of a text, which a NUL would end for SQLite, as strings of FTS5 (https://www.sqlite.org/fts5.html#fts5_strings).
  private static func words(_ text: String) throws(Failure) -> [String] {
    let words = text.split { $0.isWhitespace || $0 == "\0" }.filter { $0.unicodeScalars.contains(where: isIndexed) }
    guard !words.isEmpty else { throw .invalidParam("/text", "text must have at least one letter or digit") }
    guard words.count <= 32 else { throw .invalidParam("/text", "text must have at most 32 words, not \(words.count)") }
    return words.map { "\"\(String($0).replacing("\"", with: "\"\""))\"" }
  }

  /// Whether the index's tokenizer, unicode61, takes a character as part of a word: letters and numbers of Unicode 6.1.
  private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age, (age.major, age.minor) <= (6, 1) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}

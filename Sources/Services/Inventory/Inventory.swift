internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The items of companies: their collection, and the ways to find them.
final class Inventory {
  let items: Records<ItemDetails>
  private let stores: Stores
  private let queries = ItemQueries()

  init(_ dependencies: Dependencies) {
    stores = dependencies.stores
    items = Records(stores, dependencies.ids)
  }

  /// A page of items, newest first.
  func list(
    _ filter: ItemFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Item>> {
    let partition = context.partition
    let match = try Inventory.match(filter)
    if match != nil { try items.text?.catchUp(partition) }
    return try items.pages(limit: limit, after: cursor, in: context) { (last, add) throws(Failure) in
      try stores.each(
        queries.page(filter, isMatched: match != nil), in: partition.store,
        {
          if let match { $0.add(match) }
          $0.add(partition.rows.floor)
          $0.add(last)
          if let category = filter.category { $0.add(category) }
          $0.add(limit + 1)
        }, add)
    }
  }

  /// The items that fit a text best.
  func search(_ text: String, limit: Int, in context: CompanyContext) throws(Failure) -> Prepared<[Item]> {
    let match = try Inventory.words(text).map { "\($0)*" }.joined(separator: " AND ")
    let partition = context.partition
    try items.text?.catchUp(partition)
    return try items.prepare(for: context.audience, as: [Item].self) { (writer) throws(Failure) in
      let out = writer.out
      var isWhole = true
      out.append(UInt8(ascii: "["))
      try stores.each(
        queries.ranked, in: partition.store,
        {
          $0.add(match)
          $0.add(partition.rows.floor)
          $0.add(partition.rows.ceiling)
          $0.add(limit)
        },
        {
          if out.count > 1 { out.append(UInt8(ascii: ",")) }
          if !$0.copyFields(of: Item.self, to: writer) { isWhole = false }
        })
      if !isWhole { throw .unreadable(ItemDetails.collection.one, nil) }
      out.append(UInt8(ascii: "]"))
    }
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

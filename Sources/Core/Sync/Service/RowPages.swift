internal import RPC
internal import Storage

/// Splits a list into pages, in the order of row numbers, the newest row first.
struct RowPages {
  /// The text that the cursors of the list begin with.
  let list: String

  /// Returns the row before which a page begins.
  /// - Throws: -32602 for a cursor of another list.
  func start(after cursor: String?) throws(Failure) -> Int {
    guard let text = try Cursor.decode(list, cursor) else { return .max }
    guard let row = Int(text, radix: 36) else { throw Cursor.unknown }
    return row
  }

  func cursor(behind row: Int) -> String { Cursor.encode(list, String(row, radix: 36)) }

  /// - Parameter found: the items, each with its row. There is one item more than `limit` if there is another page.
  func page<Item>(of found: [(item: Item, row: Int)], limit: Int) -> Page<Item> {
    Page(
      items: found.prefix(limit).map(\.item),
      next: found.count > limit ? cursor(behind: found[limit - 1].row) : nil)
  }
}

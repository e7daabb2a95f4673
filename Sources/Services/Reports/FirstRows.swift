internal import RPC
internal import Storage

/// Collects the rows of one page from rows that are added in any order. The page has the first rows after a position.
/// Rows that can't be on the page are dropped from time to time.
struct FirstRows<Row> {
  private let list: String
  private let limit: Int
  private let after: Position?
  private var rows: [(position: Position, row: Row)] = []

  /// - Parameter list: the name of the list, which its cursors begin with.
  init(_ list: String, _ page: PageRequest) throws(Failure) {
    self.list = list
    limit = page.limit
    after = try Position(page.after, of: list)
  }

  mutating func add(_ row: Row, at position: Position) {
    if let after, position <= after { return }
    rows.append((position, row))
    if rows.count > 8 * (limit + 1) { prune() }
  }

  private mutating func prune() {
    rows.sort { $0.position < $1.position }
    rows.removeLast(max(0, rows.count - limit - 1))
  }

  /// Returns the rows of the page, and the cursor of the next page.
  mutating func page() -> (rows: [Row], next: String?) {
    prune()
    let next = rows.count > limit ? rows[limit - 1].position.cursor(of: list) : nil
    return (rows.prefix(limit).map(\.row), next)
  }
}

internal import RPC
internal import Storage

/// A page of rows that come in any order: those that stand first behind a place. No more of them are kept than are needed.
struct FirstRows<Row> {
  private let list: String
  private let limit: Int
  private let after: Position?
  private var rows: [(position: Position, row: Row)] = []

  /// - Parameter list: what its cursors are called.
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

  /// The rows of the page, and where the next one begins.
  mutating func page() -> (rows: [Row], next: String?) {
    prune()
    let next = rows.count > limit ? rows[limit - 1].position.cursor(of: list) : nil
    return (rows.prefix(limit).map(\.row), next)
  }
}

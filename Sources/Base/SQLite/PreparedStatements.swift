/// The prepared statements of a connection. This list does not retain them.
///
/// The connection finalizes the remaining statements when it closes: SQLite keeps the files open as long as one
/// statement is not finalized (https://www.sqlite.org/c3ref/close.html). SQLite's own list can't be used, as it
/// contains statements of the full-text index.
final class PreparedStatements {
  private var all: [Unmanaged<Statement>] = []

  var count: Int { all.count }

  func insert(_ statement: Statement) {
    statement.index = all.count
    all.append(.passUnretained(statement))
  }

  /// Removes the statement at `index`. The last statement moves to this index.
  func remove(at index: Int) {
    let last = all.removeLast()
    if index == all.count { return }
    all[index] = last
    last.takeUnretainedValue().index = index
  }

  /// Finalizes all statements, for a connection that closes.
  func finalizeAll() {
    for statement in all { statement.takeUnretainedValue().finalize() }
    all = []
  }
}

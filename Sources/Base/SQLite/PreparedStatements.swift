/// The list of the prepared statements of a connection. The list does not retain them.
///
/// When the connection is closed, it finalizes the remaining statements. As long as one statement is not finalized,
/// SQLite keeps the files open (https://www.sqlite.org/c3ref/close.html). SQLite's own list of statements can't be
/// used, because it also contains statements of the full-text index.
final class PreparedStatements {
  private var all: [Unmanaged<Statement>] = []

  var count: Int { all.count }

  func insert(_ statement: Statement) {
    statement.index = all.count
    all.append(.passUnretained(statement))
  }

  /// Removes the statement at `index`, in constant time. The last statement of the list moves to this index.
  func remove(at index: Int) {
    let last = all.removeLast()
    if index == all.count { return }
    all[index] = last
    last.takeUnretainedValue().index = index
  }

  /// Finalizes all statements, because the connection is being closed.
  func finalizeAll() {
    for statement in all { statement.takeUnretainedValue().finalize() }
    all = []
  }
}

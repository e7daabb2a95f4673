/// The prepared statements of a connection, which it does not retain.
///
/// The connection finalizes those that are left when it closes: SQLite keeps the files open for as long as one statement is not finalized
/// (https://www.sqlite.org/c3ref/close.html). It can't ask SQLite for them, as the full-text index has statements of its own there.
final class PreparedStatements {
  private var all: [Unmanaged<Statement>] = []

  var count: Int { all.count }

  func insert(_ statement: Statement) {
    statement.index = all.count
    all.append(.passUnretained(statement))
  }

  /// Removes the statement at `index`; the last one takes its index.
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

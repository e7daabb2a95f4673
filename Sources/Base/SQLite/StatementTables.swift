internal import CSQLite

/// Finds the tables that a statement touches. SQLite asks for permission for each table while it prepares the statement
/// (https://www.sqlite.org/c3ref/set_authorizer.html).
final class StatementTables {
  private(set) var reads: UInt64 = 0
  private(set) var writes: UInt64 = 0
  private var isPreparing = false
  /// The tables seen so far. A table's number is its index here.
  private var tables: [String] = []

  func watch(_ connection: OpaquePointer) {
    sqlite3_set_authorizer(
      connection,
      { context, action, table, _, _, _ in
        if let context, let table {
          Unmanaged<StatementTables>.fromOpaque(context).takeUnretainedValue().note(action, String(cString: table))
        }
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Begins the preparation of a statement, which lasts until `end`. (At other times a virtual table prepares
  /// statements of its own.)
  func begin() {
    isPreparing = true
    reads = 0
    writes = 0
  }

  func end() { isPreparing = false }

  private func note(_ action: Int32, _ table: String) {
    guard isPreparing else { return }
    switch action {
    case SQLITE_READ: reads |= bit(table)
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE: writes |= bit(table)
    default: break
    }
  }

  /// Returns the bit of a table. From the 64th table on, tables share a bit. A change may then concern more readers
  /// than necessary, but no reader misses a change. The last bit belongs to no table.
  private func bit(_ table: String) -> UInt64 {
    let number = tables.firstIndex(of: table) ?? tables.count
    if number == tables.count { tables.append(table) }
    return 1 << UInt64(number % 63)
  }
}

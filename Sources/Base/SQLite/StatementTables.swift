internal import CSQLite

/// Finds out which tables a statement reads and writes. While SQLite prepares a statement, it asks a callback for
/// permission to use each table (https://www.sqlite.org/c3ref/set_authorizer.html).
final class StatementTables {
  private(set) var reads: UInt64 = 0
  private(set) var writes: UInt64 = 0
  private var isPreparing = false
  /// The names of the tables found so far. The number of a table is its index in this array.
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

  /// Begins to collect the tables of the statement that is prepared next, until `end`. (At other times, SQLite's
  /// virtual tables prepare statements of their own, which must not count.)
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

  /// Returns the bit of a table. From the 64th table on, several tables share a bit. A live query may then be repeated
  /// after a change of a table that it does not read, but it misses no change. Bit 63 is never used for a table.
  private func bit(_ table: String) -> UInt64 {
    let number = tables.firstIndex(of: table) ?? tables.count
    if number == tables.count { tables.append(table) }
    return 1 << UInt64(number % 63)
  }
}

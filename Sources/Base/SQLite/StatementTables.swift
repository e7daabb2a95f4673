internal import CSQLite

/// Finds out which tables a statement touches: SQLite asks for leave for each while it prepares the statement
/// (https://www.sqlite.org/c3ref/set_authorizer.html).
final class StatementTables {
  private(set) var reads: UInt64 = 0
  private(set) var writes: UInt64 = 0
  private var isPreparing = false
  /// The tables that were met; a table's number is its place here.
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

  /// A statement is prepared from here to `end`. (At other times it is a virtual table that prepares statements of its own.)
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

  /// Past 63 tables, some share a bit: then a change concerns more than it would have to, and nothing is missed. The last bit is no
  /// table's.
  private func bit(_ table: String) -> UInt64 {
    let number = tables.firstIndex(of: table) ?? tables.count
    if number == tables.count { tables.append(table) }
    return 1 << UInt64(number % 63)
  }
}

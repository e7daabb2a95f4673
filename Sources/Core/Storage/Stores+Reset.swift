public import RPC
internal import SQLite
internal import Shape

/// Rows that stay in the data directory when it is emptied for another account.
public struct KeptRows: Sendable {
  let store: Store
  let table: StaticString
  let condition: StaticString

  /// - Parameter condition: the SQL condition of these rows. The default is all rows.
  public init(of table: StaticString, in store: Store, where condition: StaticString = "TRUE") {
    self.store = store
    self.table = table
    self.condition = condition
  }
}

extension Stores {
  /// Empties all stores, as if they were new, except for some rows. If a store fails, that store keeps its content. An
  /// emptied store has none of its earlier content in its files.
  ///
  /// The change logs continue after their last positions, so cursors from before the reset are too old.
  /// - Parameter work: is called after all stores were emptied.
  /// - Throws: an error if a store could not be emptied, or if `work` failed. Other stores may be empty by then, so
  ///   every read and write is refused until the next start.
  public func reset(keeping kept: [KeptRows], _ work: () throws(Failure) -> Void) throws(Failure) {
    held = nil
    defer {
      forgetAccount()
      rollback()
      outdate()
      footprint.writeEverything()
      state.pointee.commits += 1
      whenShared(nil)
    }
    do throws(Failure) {
      // The device's store is emptied last, because it says until then which rows are to be kept.
      for store in present.sorted(by: { $0.rawValue > $1.rawValue }) {
        try reset(store, kept.filter { $0.store == store })
      }
      try work()
    } catch {
      let refusal = Failure.fileFault(
        "The data directory could not be emptied. Restart the process to continue. (\(error.message))")
      refuse(refusal)
      throw refusal
    }
  }

  private func reset(_ store: Store, _ kept: [KeptRows]) throws(Failure) {
    let newest = try changes.newest(in: store)
    guard (0..<1 << 40).contains(newest) else { throw ChangeLog.damaged }
    try commit()
    endReading()
    do {
      // The steps of the private store read data that an older program has stored in the device's store, so it must be
      // open.
      _ = try connection(to: .device)
      let connection = try connection(to: store)
      try files.configure()
      // The setting has no effect within a transaction, so it is changed before.
      try connection.execute("PRAGMA foreign_keys = OFF")
      defer { try? connection.execute("PRAGMA foreign_keys = ON") }
      try files.together {
        try copy(kept, of: store, on: connection)
        try empty(store.schemaName, on: connection)
        try files.migrate(store)
        if store == .private { try connection.execute("DELETE FROM \(store.schemaName).settings") }
        try restore(kept, to: store, on: connection)
        try connection.execute(ChangeLog.restart(store.schemaName, after: newest, at: clock.now))
      }
      try connection.execute("VACUUM \(store.schemaName)")
      try connection.checkpoint(store.schemaName, isLast: true)
    } catch let error as SQLiteError {
      throw failure(error, store)
    } catch {
      throw .internalError("\(store.fileName) could not be created again: \(error)")
    }
  }

  private func copy(_ kept: [KeptRows], of store: Store, on connection: Connection) throws(SQLiteError) {
    for (number, rows) in kept.enumerated() {
      try connection.execute(
        "CREATE TEMP TABLE kept_\(number) AS SELECT * FROM \(store.schemaName).\(rows.table) WHERE \(rows.condition)")
    }
  }

  private func restore(_ kept: [KeptRows], to store: Store, on connection: Connection) throws(SQLiteError) {
    for (number, rows) in kept.enumerated() {
      // The columns are named, because an older file may have them in another order.
      let columns = try connection.statement("SELECT name FROM pragma_table_info('kept_\(number)', 'temp')").all {
        $0.next(String.self)
      }
      let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
      try connection.execute(
        """
        INSERT INTO \(store.schemaName).\(rows.table) (\(names)) SELECT \(names) FROM temp.kept_\(number);
        DROP TABLE temp.kept_\(number)
        """)
    }
  }

  /// Drops all tables, virtual ones before the tables that hold their rows.
  private func empty(_ store: String, on connection: Connection) throws(SQLiteError) {
    let tables = try connection.statement(
      "SELECT name FROM \(store).sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY sql NOT LIKE 'CREATE VIRTUAL%'"
    ).all { $0.next(String.self) }
    for table in tables { try connection.execute("DROP TABLE IF EXISTS \(store).\"\(table)\"") }
    try connection.execute("PRAGMA \(store).user_version = 0")
  }
}

internal import CSQLite
internal import Shape

/// A prepared SQL statement, which can be run many times with different values.
public final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  private let bound: BoundParameters
  /// The tables that the statement reads, as bits. `writes` is the same for the tables that it writes. From the 64th
  /// table on, several tables share a bit.
  public let reads: UInt64
  public let writes: UInt64

  /// The list of the connection's prepared statements. It contains this statement until the statement is finalized.
  private let others: PreparedStatements
  /// The index of this statement in `others`, or -1 after the statement was finalized.
  var index = -1

  init(
    _ handle: OpaquePointer, on connection: OpaquePointer, of others: PreparedStatements, reads: UInt64, writes: UInt64
  ) {
    self.handle = handle
    self.connection = connection
    self.others = others
    self.reads = reads
    self.writes = writes
    bound = BoundParameters(count: sqlite3_bind_parameter_count(handle))
    others.insert(self)
  }

  deinit {
    if index >= 0 {
      others.remove(at: index)
      finalize()
    }
    bound.deallocate()
  }

  /// Frees SQLite's memory of the statement. The statement can't be run afterwards.
  func finalize() {
    Connection.assertThread()
    assert(sqlite3_stmt_busy(handle) == 0, "a statement is finalized while it runs")
    index = -1
    sqlite3_finalize(handle)
  }

  /// Runs a statement that returns no rows.
  public func run(_ bind: (inout Binder) -> Void) throws(SQLiteError) {
    var binder = try binder()
    bind(&binder)
    try run(bound: binder)
  }

  /// Returns what `read` makes of the first row, or `nil` if there is no row.
  public func first<T>(_ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T) throws(SQLiteError) -> T? {
    var binder = try binder()
    bind(&binder)
    return try first(bound: binder, read)
  }

  /// Returns what `read` makes of each row.
  public func all<T>(_ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T) throws(SQLiteError) -> [T] {
    var rows: [T] = []
    try each(bind) { rows.append(read(&$0)) }
    return rows
  }

  /// Calls `use` for each row.
  public func each(_ bind: (inout Binder) -> Void, _ use: (inout RowSource) -> Void) throws(SQLiteError) {
    var binder = try binder()
    bind(&binder)
    try each(bound: binder, use)
  }
}

/// Running a statement in steps: get a binder, bind the values, and read the rows.
extension Statement {
  /// Returns a binder with which the values of the next run are bound.
  public func binder() throws(SQLiteError) -> Binder {
    Connection.assertThread()
    // A statement can't be run while its own rows are being read. With new values bound, the first run would continue
    // with these values.
    if sqlite3_stmt_busy(handle) != 0 {
      throw SQLiteError(code: .misuse, message: "a statement was run within its own rows")
    }
    return Binder(handle, bound)
  }

  /// Runs a statement that returns no rows, with the values that were bound.
  public func run(bound binder: Binder) throws(SQLiteError) {
    try check(binder)
    // Another owner may release the statement during the run. It must live until SQLite has reset it.
    defer { withExtendedLifetime(self) { _ = sqlite3_reset(handle) } }
    let code = sqlite3_step(handle)
    if code != SQLITE_DONE, code != SQLITE_ROW { throw SQLiteError(connection, code) }
  }

  /// Runs the statement with the values that were bound. Returns what `read` makes of the first row, or `nil` if there
  /// is no row.
  public func first<T>(bound binder: Binder, _ read: (inout RowSource) -> T) throws(SQLiteError) -> T? {
    try check(binder)
    defer { withExtendedLifetime(self) { _ = sqlite3_reset(handle) } }
    let code = sqlite3_step(handle)
    if code == SQLITE_DONE { return nil }
    guard code == SQLITE_ROW else { throw SQLiteError(connection, code) }
    var row = RowSource(handle)
    return read(&row)
  }

  /// Runs the statement with the values that were bound, and calls `use` for each row.
  public func each(bound binder: Binder, _ use: (inout RowSource) -> Void) throws(SQLiteError) {
    try check(binder)
    defer { withExtendedLifetime(self) { _ = sqlite3_reset(handle) } }
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw SQLiteError(connection, code) }
      var row = RowSource(handle)
      use(&row)
    }
  }

  private func check(_ binder: Binder) throws(SQLiteError) {
    // If there are too many values, SQLite reports an error. If a value is missing, SQLite reports nothing: the
    // parameter has the value of the last run, or NULL.
    assert(
      binder.hasBoundAll,
      "too few values for the \(bound.count) parameters of: \(sqlite3_sql(handle).map { String(cString: $0) } ?? "")")
    if binder.code != SQLITE_OK { throw SQLiteError(connection, binder.code) }
  }
}

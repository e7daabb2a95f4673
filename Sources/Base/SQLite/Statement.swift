internal import CSQLite
internal import Shape

/// A prepared statement that can be run any number of times.
public final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  private let bound: BoundParameters
  /// The tables that the statement reads, one bit for each table. `writes` is the same for the tables that it writes.
  /// Two tables may share a bit.
  public let reads: UInt64
  public let writes: UInt64

  /// The prepared statements of the connection. They include this statement until it is finalized.
  private let others: PreparedStatements
  /// The index of this statement in `others`, or -1 once it is finalized.
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

  /// Frees SQLite's memory of the statement, which is not run any more.
  func finalize() {
    Connection.assertThread()
    assert(sqlite3_stmt_busy(handle) == 0, "a statement is finalized while it runs")
    index = -1
    sqlite3_finalize(handle)
  }

  /// Runs a statement without rows.
  public func run(_ bind: (inout Binder) -> Void) throws(SQLiteError) {
    var binder = try binder()
    bind(&binder)
    try run(bound: binder)
  }

  /// Returns the first row, or `nil` if there is none.
  public func first<T>(_ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T) throws(SQLiteError) -> T? {
    var binder = try binder()
    bind(&binder)
    return try first(bound: binder, read)
  }

  /// Returns all rows.
  public func all<T>(_ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T) throws(SQLiteError) -> [T] {
    var rows: [T] = []
    try each(bind) { rows.append(read(&$0)) }
    return rows
  }

  /// Calls `use` for every row.
  public func each(_ bind: (inout Binder) -> Void, _ use: (inout RowSource) -> Void) throws(SQLiteError) {
    var binder = try binder()
    bind(&binder)
    try each(bound: binder, use)
  }
}

/// The parts of a run: a binder, the values, and the rows.
extension Statement {
  /// Returns a binder for the values of the next run.
  public func binder() throws(SQLiteError) -> Binder {
    Connection.assertThread()
    // A statement that is run while its own rows are read would continue with other values.
    if sqlite3_stmt_busy(handle) != 0 {
      throw SQLiteError(code: .misuse, message: "a statement was run within its own rows")
    }
    return Binder(handle, bound)
  }

  /// Runs a statement without rows. The values are bound.
  public func run(bound binder: Binder) throws(SQLiteError) {
    try check(binder)
    // The statement must last until the reset, although another owner may free it meanwhile.
    defer { withExtendedLifetime(self) { _ = sqlite3_reset(handle) } }
    let code = sqlite3_step(handle)
    if code != SQLITE_DONE, code != SQLITE_ROW { throw SQLiteError(connection, code) }
  }

  /// Returns the first row, or `nil` if there is none. The values are bound.
  public func first<T>(bound binder: Binder, _ read: (inout RowSource) -> T) throws(SQLiteError) -> T? {
    try check(binder)
    defer { withExtendedLifetime(self) { _ = sqlite3_reset(handle) } }
    let code = sqlite3_step(handle)
    if code == SQLITE_DONE { return nil }
    guard code == SQLITE_ROW else { throw SQLiteError(connection, code) }
    var row = RowSource(handle)
    return read(&row)
  }

  /// Calls `use` for every row. The values are bound.
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
    // For a surplus value, SQLite returns an error. For a missing value it does not: the parameter keeps the value of
    // the last run, or is NULL.
    assert(
      binder.hasBoundAll,
      "too few values for the \(bound.count) parameters of: \(sqlite3_sql(handle).map { String(cString: $0) } ?? "")")
    if binder.code != SQLITE_OK { throw SQLiteError(connection, binder.code) }
  }
}

internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connection to one or several attached database files. Only one thread uses it.
public final class Connection {
  let handle: OpaquePointer
  private let statements = PreparedStatements()
  /// The tables of the statement that is being prepared.
  private let tables = StatementTables()
  /// The number of pages of the write-ahead log after the last commit.
  private let pagesInLog: UnsafeMutablePointer<Int32>

  /// Configures SQLite and the heap for the whole process, before the first connection is opened.
  ///
  /// From then on only this thread may use SQLite. In a process that has opened a connection before, SQLite stays as it
  /// is, for several threads. Unit tests do that, as they run side by side.
  public static func configureProcess() {
    if mainspring_sqlite_configure() == SQLITE_OK { onlyThread = pthread_self() }
    mainspring_keep_heap()
    // The part of the memory that nearly every start uses, according to the page faults of one start.
    mainspring_populate_variables(44 << 10)
  }

  /// The one thread that may use SQLite, once the process is configured. Two threads at once would damage SQLite's
  /// memory.
  private nonisolated(unsafe) static var onlyThread: pthread_t?

  /// Asserts, in debug builds, that the present thread may use SQLite.
  static func assertThread() {
    assert(
      onlyThread.map { pthread_equal($0, pthread_self()) != 0 } ?? true,
      "SQLite is used on another thread than the one that configured it. Do this work on the thread of the loop")
  }

  /// Makes the system provide memory for `size` bytes that are about to be used.
  public static func makeRoom(_ size: Int) { mainspring_populate_heap(size) }

  /// Returns memory that the process has freed to the system. It takes a millisecond or two for each ten megabytes.
  public static func trimHeap() { mainspring_trim_heap() }

  /// The number of bytes that the process has allocated, or `nil` if the system does not report it.
  public static var heapSize: Int? {
    let size = mainspring_heap_in_use()
    return size < 0 ? nil : Int(size)
  }

  /// The version of the SQLite library that runs.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Opens a file, or creates it. The path `:memory:` stands for a database that ends with the connection.
  public convenience init(path: String) throws(SQLiteError) {
    try self.init(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  /// Opens a file that no program writes meanwhile, and that has no write-ahead log. The connection takes no locks.
  public convenience init(unchanging path: String) throws(SQLiteError) {
    // A path may have bytes with another meaning in a URI (https://www.sqlite.org/uri.html).
    let escaped = path.utf8.map { byte in "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))" }
    try self.init("file:\(escaped.joined())?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
  }

  private init(_ name: String, _ flags: Int32) throws(SQLiteError) {
    Connection.assertThread()
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      let systemError = opened.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(opened)
      throw SQLiteError(code: ResultCode(rawValue: code), message: message, systemError: systemError)
    }
    handle = opened
    pagesInLog = .allocate(capacity: 1)
    pagesInLog.initialize(to: 0)
    mainspring_sqlite_defend(opened)
    tables.watch(opened)
    try check(TextTokenizer.define(opened))
    try check(TextFunctions.define(opened))
    // This hook replaces SQLite's automatic checkpoint. The core chooses the time of checkpoints, as they would delay a
    // request.
    _ = sqlite3_wal_hook(
      opened,
      { context, _, _, pages in
        context?.assumingMemoryBound(to: Int32.self).pointee = pages
        return SQLITE_OK
      }, pagesInLog)
  }

  deinit {
    Connection.assertThread()
    statements.finalizeAll()
    sqlite3_close_v2(handle)
    pagesInLog.deallocate()
  }

  /// The number of pages of the write-ahead log that the last commit was written to.
  public var logPages: Int { Int(pagesInLog.pointee) }

  /// A Boolean value that indicates whether no transaction is open. It is also `true` after SQLite itself has rolled
  /// one back.
  public var isAutocommit: Bool { sqlite3_get_autocommit(handle) != 0 }

  /// The row number of the newest row that an INSERT has written.
  public var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// The number of prepared statements.
  public var statementCount: Int { statements.count }

  /// The number of rows that statements have changed since the connection was opened.
  public var changedRows: Int { Int(sqlite3_total_changes(handle)) }

  /// Runs one or more statements, and discards their rows.
  public func execute(_ sql: String) throws(SQLiteError) {
    Connection.assertThread()
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares a statement. SQLite's memory for the statement is freed with the last reference to it, or with the
  /// connection.
  public func statement(_ sql: String) throws(SQLiteError) -> Statement {
    Connection.assertThread()
    var prepared: OpaquePointer?
    tables.begin()
    defer { tables.end() }
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
    guard let prepared else {
      throw SQLiteError(code: ResultCode(rawValue: SQLITE_MISUSE), message: "an empty statement")
    }
    let statement = Statement(prepared, on: handle, of: statements, reads: tables.reads, writes: tables.writes)
    #if DEBUG
      QueryPlans.note(sql, on: handle)
    #endif
    return statement
  }

  func check(_ code: Int32) throws(SQLiteError) {
    if code != SQLITE_OK { throw error(code) }
  }

  private func error(_ code: Int32) -> SQLiteError { SQLiteError(handle, code) }
}

extension SQLiteError {
  init(_ handle: OpaquePointer, _ code: Int32) {
    // SQLite does not store the reason if writing the write-ahead log fails. `errno` still has it.
    let reason = errno
    let systemError = sqlite3_system_errno(handle)
    let message = String(cString: sqlite3_errmsg(handle))
    self.init(code: ResultCode(rawValue: code), message: message, systemError: systemError == 0 ? reason : systemError)
  }
}

extension Connection {
  /// Frees pages and statements that can be read and prepared again, and gives the memory back to the system.
  public func releaseMemory() {
    Connection.assertThread()
    sqlite3_db_release_memory(handle)
    Connection.trimHeap()
  }

  /// Moves the write-ahead log of an attached file into the file, as far as readers and writers allow.
  /// - Parameter isLast: whether the log is also truncated, as no more is written, or disk space is short.
  public func checkpoint(_ store: String, isLast: Bool = false) throws(SQLiteError) {
    Connection.assertThread()
    try check(
      sqlite3_wal_checkpoint_v2(
        handle, store, isLast ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_RESTART, nil, nil))
  }
}

extension Connection {
  /// Makes an attached database a copy of the one that another connection has attached under the same name
  /// (https://www.sqlite.org/c3ref/backup_finish.html). Don't call this method within a transaction.
  public func copy(_ name: String, from other: Connection) throws(SQLiteError) {
    Connection.assertThread()
    guard let copy = sqlite3_backup_init(handle, name, other.handle, name) else {
      throw SQLiteError(handle, sqlite3_errcode(handle))
    }
    sqlite3_backup_step(copy, -1)
    try check(sqlite3_backup_finish(copy))
  }
}

extension SQLiteError {
  /// A Boolean value that indicates whether the file system had no room: full, over a quota, or over a limit on a
  /// file's size.
  public var isOutOfSpace: Bool { code.isA(.ioError) && [ENOSPC, EDQUOT, EFBIG].contains(systemError) }
}

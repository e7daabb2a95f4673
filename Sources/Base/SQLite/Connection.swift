internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connection to one or more attached database files. Only one thread may use it.
public final class Connection {
  let handle: OpaquePointer
  private let statements = PreparedStatements()
  /// Collects the tables of the statement that is being prepared.
  private let tables = StatementTables()
  /// The number of pages in the write-ahead log after the last commit.
  private let pagesInLog: UnsafeMutablePointer<Int32>

  /// Configures SQLite and the heap for the whole process. Call it before the first connection is opened.
  ///
  /// After this call, only the calling thread may use SQLite. If a connection was opened before, SQLite stays
  /// configured for several threads. Unit tests rely on this, because they run at the same time on several threads.
  public static func configureProcess() {
    if mainspring_sqlite_configure() == SQLITE_OK { onlyThread = pthread_self() }
    mainspring_keep_heap()
    // 44 KiB is the part of this memory that nearly every start uses, according to the page faults of one start.
    mainspring_populate_variables(44 << 10)
  }

  /// The only thread that may use SQLite, or `nil` if the process was not configured. If two threads used SQLite at the
  /// same time, its memory would be damaged.
  private nonisolated(unsafe) static var onlyThread: pthread_t?

  /// Asserts, in debug builds, that the current thread may use SQLite.
  static func assertThread() {
    assert(
      onlyThread.map { pthread_equal($0, pthread_self()) != 0 } ?? true,
      "SQLite is used on another thread than the one that configured it. Do this work on the thread of the loop")
  }

  /// Makes the system provide memory for `size` bytes of the heap in one call, before they are used.
  public static func makeRoom(_ size: Int) { mainspring_populate_heap(size) }

  /// Returns memory that the process has freed to the system. This takes one to two milliseconds for each ten
  /// megabytes.
  public static func trimHeap() { mainspring_trim_heap() }

  /// The number of bytes of the heap that are allocated, or `nil` if the system does not report it.
  public static var heapSize: Int? {
    let size = mainspring_heap_in_use()
    return size < 0 ? nil : Int(size)
  }

  /// The version of the SQLite library that the process uses.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Opens a database file, or creates it. The path `:memory:` stands for a database in memory that exists until the
  /// connection is closed.
  public convenience init(path: String) throws(SQLiteError) {
    try self.init(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  /// Opens a database file for reading. No program may write the file meanwhile, and it must have no write-ahead log.
  /// So the connection needs no locks.
  public convenience init(unchanging path: String) throws(SQLiteError) {
    // In a URI, some bytes of a path would have another meaning (https://www.sqlite.org/uri.html). So all bytes are
    // escaped.
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
    // This hook replaces SQLite's automatic checkpoint, which would delay the request that happens to trigger it. The
    // core itself chooses when to make checkpoints.
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

  /// The number of pages that the write-ahead log had after the last commit.
  public var logPages: Int { Int(pagesInLog.pointee) }

  /// A Boolean value that indicates whether no transaction is open. It is also `true` if SQLite itself has rolled back
  /// a transaction.
  public var isAutocommit: Bool { sqlite3_get_autocommit(handle) != 0 }

  /// The row number of the last row that an INSERT has written.
  public var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// The number of prepared statements of this connection.
  public var statementCount: Int { statements.count }

  /// The number of rows that statements have changed since the connection was opened.
  public var changedRows: Int { Int(sqlite3_total_changes(handle)) }

  /// Runs one or more SQL statements. Rows that they return are discarded.
  public func execute(_ sql: String) throws(SQLiteError) {
    Connection.assertThread()
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares an SQL statement. SQLite's memory for it is freed when the last reference to the statement ends, or when
  /// the connection is closed.
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
    // If writing the write-ahead log fails, SQLite does not store the reason. `errno` still has it.
    let reason = errno
    let systemError = sqlite3_system_errno(handle)
    let message = String(cString: sqlite3_errmsg(handle))
    self.init(code: ResultCode(rawValue: code), message: message, systemError: systemError == 0 ? reason : systemError)
  }
}

extension Connection {
  /// Frees cached pages and other memory of SQLite that can be rebuilt, and returns the memory to the system.
  public func releaseMemory() {
    Connection.assertThread()
    sqlite3_db_release_memory(handle)
    Connection.trimHeap()
  }

  /// Moves the content of the write-ahead log of an attached file into the file (a checkpoint), as far as readers and
  /// writers allow it.
  /// - Parameter isLast: whether the log is also truncated. Pass `true` if no more is written, or if disk space is
  ///   short.
  public func checkpoint(_ store: String, isLast: Bool = false) throws(SQLiteError) {
    Connection.assertThread()
    try check(
      sqlite3_wal_checkpoint_v2(
        handle, store, isLast ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_RESTART, nil, nil))
  }
}

extension Connection {
  /// Replaces an attached database by a copy of the database that another connection has attached under the same name
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
  /// A Boolean value that indicates whether the file system had no room. Either it is full, or a quota or a limit on
  /// the size of files is reached.
  public var isOutOfSpace: Bool { code.isA(.ioError) && [ENOSPC, EDQUOT, EFBIG].contains(systemError) }
}

internal import RPC
internal import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Opens the three stores of a directory, or of memory. Each store of a directory is opened when it is first needed.
public final class StoreFiles {
  /// The directory, or `nil` for memory.
  public let directory: String?
  private let schemas: (Store) -> FileSchema
  private let template: StoreTemplate?
  /// The connection, or `nil` before it is made. Its main database is empty and in memory, and the stores are attached
  /// to it. If a store were the main database, it would have to be opened even if nothing needs it.
  private(set) var connection: Connection?
  /// A Boolean value that indicates whether any store is open.
  public var isAnyOpen: Bool { connection != nil }
  private var isAttached: (Bool, Bool, Bool) = (false, false, false)
  /// The stores that are attached and still to be configured, which can't be done within a transaction.
  private(set) var unconfigured: [Store] = []
  /// The identities of the files that were opened.
  private var identities: [FileIdentity?] = Store.allCases.map { _ in nil }

  /// - Parameter template: the source of the tables of stores in memory.
  init(directory: String?, template: StoreTemplate? = nil, schemas: @escaping (Store) -> FileSchema) {
    self.directory = directory
    self.template = template
    self.schemas = schemas
  }

  /// The stores that exist. The shared one is made when something is shared for the first time.
  private(set) lazy var present: [Store] = {
    guard let path = path(of: .shared), access(path, F_OK) != 0 else { return Store.allCases }
    // After any other error, the file may exist. Opening it later reports the reason of the error.
    return errno == ENOENT || errno == ENOTDIR ? [.device, .private] : Store.allCases
  }()

  /// Creates the shared store if there is none. Don't call it within a transaction. If a crash interrupts the creation,
  /// the next start completes the store.
  func makeShared() throws {
    if present.contains(.shared) { return }
    try attach(.shared)
    try letShrink(.shared)
    try together { try migrate(.shared) }
    present = Store.allCases
  }

  func path(of store: Store) -> String? { directory.map { "\($0)/\(store.fileName)" } }

  func isOpen(_ store: Store) -> Bool {
    switch store {
    case .device: isAttached.0
    case .private: isAttached.1
    case .shared: isAttached.2
    }
  }

  /// Opens a store. If the stores are in memory, opens all of them, and creates their tables.
  func open(_ store: Store, configuresLater: Bool) throws(SQLiteError) {
    if directory != nil { return try attach(store, configuresLater: configuresLater) }
    if isOpen(store) { return }
    for store in present { try attach(store) }
    let connection = try connect()
    if try template?.fill(present, of: connection) ?? false { return }
    do throws(SchemaMismatch) {
      for store in present { try migrate(store) }
    } catch {
      if case .failed(let error) = error { throw error }
    }
    try template?.take(present, of: connection)
  }

  func attach(_ store: Store, configuresLater: Bool = false) throws(SQLiteError) {
    if isOpen(store) { return }
    let file = path(of: store) ?? DataDirectory.inMemory
    do throws(SQLiteError) { try attach(store, file, configuresLater) } catch { throw error.about(error.file ?? file) }
    identities[store.rawValue] = directory == nil ? nil : FileIdentity(file)
  }

  private func attach(_ store: Store, _ file: String, _ configuresLater: Bool) throws(SQLiteError) {
    // Statements over the shared store read credentials from the private store, so both must be attached.
    if store == .shared { try attach(.private, configuresLater: configuresLater) }
    try connect().statement("ATTACH ? AS \(store.schemaName)").run(bind: file)
    switch store {
    case .device: isAttached.0 = true
    case .private: isAttached.1 = true
    case .shared: isAttached.2 = true
    }
    if configuresLater { unconfigured.append(store) } else { try configure(store) }
  }

  /// The memory for the schema of a store of companies, and for its first pages, in bytes.
  private static let room = 384 << 10

  /// Returns the connection, and makes it if need be.
  private func connect() throws(SQLiteError) -> Connection {
    if let connection { return connection }
    Connection.makeRoom(StoreFiles.room)
    let made = try Connection(path: DataDirectory.inMemory)
    // With a lock for this process alone, SQLite needs no shared memory and no lock calls for each transaction. The
    // mode is set before any store is attached, so that it holds for all stores that are attached later.
    try made.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = ON")
    connection = made
    return made
  }

  /// Returns a Boolean value that indicates whether the file of a store is still the one that was opened. If somebody
  /// has removed or replaced the file, writes would be lost without notice.
  /// - Throws: `storageFault` if the system does not say which file has the name.
  func isInPlace(_ store: Store) throws(Failure) -> Bool {
    guard let file = path(of: store) else { return true }
    let found = FileIdentity(file)
    if found == nil, case let reason = SystemError.last, ![ENOENT, ENOTDIR].contains(reason.code) {
      throw .fileFault("\(file) can't be checked: \(reason.sentence); nothing of this request was stored.")
    }
    // The identity of a new file may be unknown, because SQLite may create the file only at the first write.
    guard let known = identities[store.rawValue] else {
      identities[store.rawValue] = found
      return true
    }
    return found == known
  }

  /// Sets the modes of a store. Deleted and replaced content is overwritten in the file, too, even if that is not the
  /// default of the SQLite library (https://www.sqlite.org/pragma.html#pragma_secure_delete).
  private func configure(_ store: Store) throws(SQLiteError) {
    let name = store.schemaName
    try connection?.execute(
      "PRAGMA \(name).journal_mode = WAL; PRAGMA \(name).synchronous = FULL; PRAGMA \(name).secure_delete = ON")
  }

  /// Opens and configures stores, which can't be done within a transaction, and returns the connection for beginning
  /// one.
  func connectionToBegin() throws(SQLiteError) -> Connection {
    if directory == nil { try open(.device, configuresLater: false) } else { try configure() }
    return try connect()
  }

  /// Configures the attached stores that are not configured yet. Don't call it within a transaction.
  func configure() throws(SQLiteError) {
    for store in unconfigured {
      do throws(SQLiteError) { try configure(store) } catch { throw error.about(path(of: store)) }
    }
    unconfigured = []
  }

  /// Throws an error if a newer program has written the store.
  func check(_ store: Store) throws(SchemaMismatch) { try connection?.check(store.schemaName, against: schemas(store)) }

  /// Runs `work` in one transaction. If the work fails in any store, it is undone in all of them.
  func together(_ work: () throws -> Void) throws {
    try connection?.execute("BEGIN IMMEDIATE")
    do {
      try work()
      try connection?.execute("COMMIT")
    } catch {
      try? connection?.execute("ROLLBACK")
      throw error
    }
  }

  /// Returns a Boolean value that indicates whether the file has no content yet.
  func isEmpty(_ store: Store) throws(SQLiteError) -> Bool { try pragma("page_count", store) == 0 }

  /// Lets the file of a store become smaller when much is deleted. The file then records for each page which page
  /// refers to it, so that SQLite can move pages. The setting takes effect if the file is empty, or is rewritten right
  /// afterwards.
  func letShrink(_ store: Store) throws(SQLiteError) {
    try connection?.execute("PRAGMA \(store.schemaName).auto_vacuum = INCREMENTAL")
  }

  /// Lets the file of an older program become smaller after deletions, too. This rewrites the file, unless it is so
  /// large that the rewriting would take long.
  func rewriteToLetShrink(_ store: Store) throws(SQLiteError) {
    if try pragma("auto_vacuum", store) == 0 { try rewrite(store) }
  }

  /// Rewrites a file in which an older program may have left deleted content, unless the rewriting would take long.
  func rewriteToForget(_ store: Store) throws(SQLiteError) {
    if try connection?.isToBeRewritten(store.schemaName, for: schemas(store)) == true { try rewrite(store) }
  }

  private func rewrite(_ store: Store) throws(SQLiteError) {
    guard try pragma("page_count", store) <= StoreFiles.mostRewritten else { return }
    try letShrink(store)
    try connection?.execute("VACUUM \(store.schemaName)")
  }

  /// The maximum size of a file that is rewritten, in pages of 4,096 bytes: 256 MiB, which take a second or two.
  private static let mostRewritten = 1 << 16

  private func pragma(_ name: String, _ store: Store) throws(SQLiteError) -> Int {
    try connection?.statement("PRAGMA \(store.schemaName).\(name)").first { $0.next(Int.self) } ?? 0
  }

  func migrate(_ store: Store) throws(SchemaMismatch) { try connection?.migrate(store.schemaName, to: schemas(store)) }

  /// Returns a Boolean value that indicates whether a file needs no work before its first use. It must be a database of
  /// this schema, closed in order, and accessible to its owner alone.
  ///
  /// The function checks the header: the text at the start, the format versions (2 for a write-ahead log), and the
  /// number that `PRAGMA user_version` sets (https://www.sqlite.org/fileformat2.html#the_database_header).
  static func isSound(_ file: String, version: Int) -> Bool {
    let descriptor = openExisting(file)
    if descriptor < 0 { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & 0o077 == 0 else { return false }
    let isHeaderSound = withUnsafeTemporaryAllocation(byteCount: 100, alignment: 8) { header in
      guard pread(descriptor, header.baseAddress, 100, 0) == 100 else { return false }
      return memcmp(header.baseAddress!, "SQLite format 3", 16) == 0 && header[18] == 2 && header[19] == 2
        && Int(UInt32(bigEndian: header.load(fromByteOffset: 60, as: UInt32.self))) == version
        && status.st_size >= 4096 && status.st_size % 4096 == 0
    }
    if !isHeaderSound { return false }
    return stat("\(file)-wal", &status) != 0 || status.st_size == 0 && status.st_mode & 0o077 == 0
  }

  private static func openExisting(_ file: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    #else
      Darwin.open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    #endif
  }
}

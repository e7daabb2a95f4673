internal import RPC
internal import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The three stores of a directory, or of memory, each of which is opened when it is first needed.
public final class StoreFiles {
  /// nil for memory.
  public let directory: String?
  private let schemas: (Store) -> FileSchema
  private let template: StoreTemplate?
  /// The connection, once it is made. Its main database is an empty one in memory: every store is attached, so that none need be opened
  /// for the sake of another.
  private(set) var connection: Connection?
  /// Whether any store is open.
  public var isAnyOpen: Bool { connection != nil }
  private var isAttached: (Bool, Bool, Bool) = (false, false, false)
  /// Stores that are attached and still to be configured, which can't be done within a transaction.
  private(set) var unconfigured: [Store] = []
  /// What tells the files apart that were opened.
  private var identities: [FileIdentity?] = Store.allCases.map { _ in nil }

  /// - Parameter template: where stores in memory get their tables from.
  init(directory: String?, template: StoreTemplate? = nil, schemas: @escaping (Store) -> FileSchema) {
    self.directory = directory
    self.template = template
    self.schemas = schemas
  }

  /// The stores that are there: the shared one is made when something is shared for the first time.
  private(set) lazy var present: [Store] = {
    guard let path = path(of: .shared), access(path, F_OK) != 0 else { return Store.allCases }
    // A file that can't be looked at for another reason may be there: to open it says why it can't be.
    return errno == ENOENT || errno == ENOTDIR ? [.device, .private] : Store.allCases
  }()

  /// Makes the shared store, where it is not there yet. Not within a transaction. What a crash leaves of it is made whole by the next
  /// start.
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

  /// Opens a store; in memory all of them, and makes their tables.
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
    // Statements over the shared store ask the private one for credentials.
    if store == .shared { try attach(.private, configuresLater: configuresLater) }
    try connect().statement("ATTACH ? AS \(store.schemaName)").run { $0.add(file) }
    switch store {
    case .device: isAttached.0 = true
    case .private: isAttached.1 = true
    case .shared: isAttached.2 = true
    }
    if configuresLater { unconfigured.append(store) } else { try configure(store) }
  }

  /// What the description of a store of companies takes in memory, and its first pages, in bytes.
  private static let room = 384 << 10

  /// The connection, made if need be.
  private func connect() throws(SQLiteError) -> Connection {
    if let connection { return connection }
    Connection.makeRoom(StoreFiles.room)
    let made = try Connection(path: DataDirectory.inMemory)
    // Locked for this process alone, SQLite needs no shared memory and no lock calls for each transaction. Said before anything is
    // attached, it holds for what is attached later, too.
    try made.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = ON")
    connection = made
    return made
  }

  /// Whether the file of a store is still the one that was opened. Where somebody has removed it, or put another one in its place, what is
  /// written would be lost, and nobody told.
  /// - Throws: `storageFault` if the system does not say which file that is.
  func isInPlace(_ store: Store) throws(Failure) -> Bool {
    guard let file = path(of: store) else { return true }
    let found = FileIdentity(file)
    if found == nil, case let reason = SystemError.last, ![ENOENT, ENOTDIR].contains(reason.code) {
      throw .fileFault("\(file) can't be looked at: \(reason.sentence); nothing of this request was stored.")
    }
    // A new file may be made by the first write only.
    guard let known = identities[store.rawValue] else {
      identities[store.rawValue] = found
      return true
    }
    return found == known
  }

  /// What is deleted or replaced is overwritten in the file, too, whatever the library does unasked
  /// (https://www.sqlite.org/pragma.html#pragma_secure_delete).
  private func configure(_ store: Store) throws(SQLiteError) {
    let name = store.schemaName
    try connection?.execute(
      "PRAGMA \(name).journal_mode = WAL; PRAGMA \(name).synchronous = FULL; PRAGMA \(name).secure_delete = ON")
  }

  /// The connection, before a transaction: what can't be done within one is done.
  func connectionToBegin() throws(SQLiteError) -> Connection {
    if directory == nil { try open(.device, configuresLater: false) } else { try configure() }
    return try connect()
  }

  /// Not within a transaction.
  func configure() throws(SQLiteError) {
    for store in unconfigured {
      do throws(SQLiteError) { try configure(store) } catch { throw error.about(path(of: store)) }
    }
    unconfigured = []
  }

  /// Refuses a store that a newer program has written.
  func check(_ store: Store) throws(SchemaMismatch) { try connection?.check(store.schemaName, against: schemas(store)) }

  /// Does all of it or nothing, whichever store it fails in.
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

  /// Whether the file has no content yet.
  func isEmpty(_ store: Store) throws(SQLiteError) -> Bool { try pragma("page_count", store) == 0 }

  /// Lets the file of a store become smaller when much is deleted: each page knows what points to it, and can be moved. It must be empty,
  /// or rewritten at once.
  func letShrink(_ store: Store) throws(SQLiteError) {
    try connection?.execute("PRAGMA \(store.schemaName).auto_vacuum = INCREMENTAL")
  }

  /// The same for a file of an older program, which is rewritten, unless that would take long.
  func rewriteToLetShrink(_ store: Store) throws(SQLiteError) {
    if try pragma("auto_vacuum", store) == 0 { try rewrite(store) }
  }

  /// Rewrites a file in which an older program may have left what was deleted from it, unless that would take long.
  func rewriteToForget(_ store: Store) throws(SQLiteError) {
    if try connection?.isToBeRewritten(store.schemaName, for: schemas(store)) == true { try rewrite(store) }
  }

  private func rewrite(_ store: Store) throws(SQLiteError) {
    guard try pragma("page_count", store) <= StoreFiles.mostRewritten else { return }
    try letShrink(store)
    try connection?.execute("VACUUM \(store.schemaName)")
  }

  /// In pages of 4,096 bytes: 256 MiB, which take a second or two.
  private static let mostRewritten = 1 << 16

  private func pragma(_ name: String, _ store: Store) throws(SQLiteError) -> Int {
    try connection?.statement("PRAGMA \(store.schemaName).\(name)").first({ _ in }, { $0.next(Int.self) }) ?? 0
  }

  func migrate(_ store: Store) throws(SchemaMismatch) { try connection?.migrate(store.schemaName, to: schemas(store)) }

  /// Whether a file is a database of this schema that was closed in order, for its owner alone: it can wait until it is needed.
  ///
  /// https://www.sqlite.org/fileformat2.html#the_database_header: the text at the start, the versions 2 for a write-ahead log, and the
  /// number that `PRAGMA user_version` sets.
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

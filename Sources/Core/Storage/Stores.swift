public import RPC
internal import SQLite
public import Shape

/// The three files of a data directory on one connection, and the group commit over them.
///
/// A request writes one store, and a commit covers one store: SQLite commits attached files one after the other, so a commit of two could
/// be torn by a crash. When a request writes another store than those before it, they are committed first.
///
/// A request that fails has nearly always changed nothing: what can be refused is refused before, or by, its first statement. Should one
/// fail later (a full disk), the whole group is undone, and the session serves its requests again, one by one. So no request pays for a
/// savepoint, which would copy every page that it changes.
public final class Stores: UnitOfWork {
  let files: StoreFiles
  /// The data directory; nil for one in memory.
  public var directory: String? { files.directory }
  let clock: Clock
  let ids: IDGenerator
  /// Whether there is such a company that the account may see.
  private let isThere: (UUID) throws(Failure) -> Bool
  private(set) lazy var keptAccount = Account(self)
  public private(set) lazy var changes = ChangeLog(self)
  public private(set) lazy var idempotency = IdempotencyLog(self, clock: clock, isThere: isThere)
  /// Finds the records that have an id.
  let names = RecordNames()
  /// What hides positions in the change logs.
  public private(set) lazy var positions = PositionCipher(self)
  /// Small values that stay on the device.
  public private(set) lazy var settings = Settings(self, in: .device)
  /// Those that stand beside the companies.
  public private(set) lazy var settingsOfCompanies = Settings(self, in: .private)
  /// What statements have read and written, for those who want to know which changes concern them.
  public var footprint = Footprint()
  public let state: UnsafeMutablePointer<WorkState>
  /// The store that the open transaction has written, if any.
  private(set) var dirty: Store?
  var isOpen = false
  /// How many statements of the current request may have changed something.
  private var changesOfRequest = 0
  /// The number of rows of the change log, and of commits, when the present write began.
  private var beginning = (changes: 0, commits: 0)
  /// Says what was read before and is as it was.
  let versions = TableVersions()
  /// A number that changes whenever anything is written, or undone.
  public var revision: UInt64 { versions.total }
  /// What forgets answers that were read from tables which a rollback has changed back.
  private var onUndo: [() -> Void] = []
  private var onOutdate: [() -> Void] = []
  /// What writes the rest of a transaction.
  private var onCommit: [(Store) throws(Failure) -> Void] = []
  /// Deletes what belongs to a record that was deleted, and goes with it.
  public var whenDeleted: (Deletion, Context) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  /// Deletes what is stored elsewhere about a deleted record of which nothing may stay.
  public var whenForgotten: (_ record: UUID, Store) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  /// Called when a value may have changed that the app shares with its widgets, with its name, nil for any: before the commit, and also
  /// where nothing comes of it.
  public var whenShared: (String?) -> Void = { _ in }
  /// Whether what is written now can be done again, should a power cut take it: then its commit waits for no disk
  /// (https://www.sqlite.org/pragma.html#pragma_synchronous). The next commit that must last takes it along.
  public var mayBeLost = false
  private var isRelaxed = [Bool](repeating: false, count: Store.allCases.count)
  /// Stores with commits that a power cut could take back.
  var isUncertain = [Bool](repeating: false, count: Store.allCases.count) {
    didSet { state.pointee.isUncertain = isUncertain.contains(true) }
  }
  /// Stores with commits that are not yet moved from the write-ahead log to the file.
  var unchecked: [Bool] = [false, false, false]
  /// Stores that keep many pages in memory.
  var isRoomy: [Bool] = [false, false, false]
  let walFiles: [WriteAheadLog]
  /// Room on the disk for what must work when it is full; nil in memory.
  let reserve: Reserve?
  /// Whether the present request may use it.
  var mayUseReserve = false
  /// Whether a request of the open transaction must not.
  private(set) var isReserveBarred = false
  /// Stores whose files may be larger than they need be.
  var shrinkable: [Store] = []
  /// The triggers that keep what is never changed as it is.
  let guards = StoreStatement(
    "SELECT name, sql FROM {store}.sqlite_schema WHERE type = 'trigger' AND (name GLOB '*_stay' OR name GLOB '*_keep') AND tbl_name GLOB ?")
  let freeCount = StoreStatement("PRAGMA {store}.freelist_count")
  let log: (String) -> Void

  /// The hold that stops checkpoints; `nil` if there is none.
  weak var held: StoreHold?
  /// Why nothing is read or written any more.
  private var refusal: Failure?

  private var begin: Statement?
  private var commitStatement: Statement?

  /// - Parameters:
  ///   - isThere: whether there is such a company that the account may see.
  ///   - log: takes what went wrong, for the log.
  public init(
    _ files: StoreFiles, clock: Clock, ids: IDGenerator, isThere: @escaping (UUID) throws(Failure) -> Bool,
    log: @escaping (String) -> Void
  ) {
    self.files = files
    self.clock = clock
    self.ids = ids
    self.isThere = isThere
    self.log = log
    state = .allocate(capacity: 1)
    state.initialize(to: WorkState())
    walFiles = files.directory.map { directory in Store.allCases.map { WriteAheadLog(path: "\(directory)/\($0.fileName)-wal") } } ?? []
    reserve = files.directory.map(Reserve.init(in:))
    whenUndone { [unowned self] in
      versions.noteUndone()
      changes.forgetUnwritten()
    }
  }

  deinit { state.deallocate() }

  /// The connection to the open stores. Nothing is asked of it before one of them is open.
  var connection: Connection { files.connection! }

  /// The stores that hold companies, and are there: the shared one is made when something is shared for the first time.
  public private(set) lazy var ofCompanies = present.filter { $0 != .device }

  /// The stores that are there.
  public var present: [Store] { files.present }

  /// Makes the shared store, where it is not there yet: something is shared for the first time. As a piece of work of its own, in which
  /// nothing was written before.
  public func makeShared() throws(Failure) {
    if present.contains(.shared) { return }
    try commit()
    endReading()
    do { try files.makeShared() } catch {
      throw .fileFault("\(Store.shared.fileName) could not be made: \((error as? SQLiteError)?.message ?? "\(error)")")
    }
    ofCompanies = present.filter { $0 != .device }
  }

  /// How many rows statements have changed.
  public var changedRows: Int { files.connection?.changedRows ?? 0 }

  /// The connection with a store, which is opened if need be.
  func connection(to store: Store) throws(SQLiteError) -> Connection {
    if files.isOpen(store), let connection = files.connection { return connection }
    return try open(store)
  }

  @inline(never) private func open(_ store: Store) throws(SQLiteError) -> Connection {
    try files.open(store, configuresLater: isOpen)
    if reserve != nil, store != .device { noteEmptying(of: store) }
    return connection
  }

  /// Whether every run is to be the same, whatever pieces the input comes in and idle moments there are.
  public var isRepeatable: Bool { clock.isFixed && ids.isSeeded }

  /// Calls `action` whenever everything since the last commit has been undone, and with it what may have been read meanwhile.
  public func whenUndone(_ action: @escaping () -> Void) { onUndo.append(action) }

  /// Calls `action` with the store that is written before each commit, and before a part that may be undone: for what is written faster
  /// together.
  public func beforeCommit(_ action: @escaping (Store) throws(Failure) -> Void) { onCommit.append(action) }

  /// Calls `action` whenever what is remembered of companies, rights and the selection may be so no longer.
  public func whenOutdated(_ action: @escaping () -> Void) { onOutdate.append(action) }

  /// A company, somebody's rights or the selection have changed: what is remembered of them is forgotten.
  public func outdate() { for action in onOutdate { action() } }

  /// Before any read: many reads in one transaction cost a quarter of what each would cost in its own.
  public func willRead() throws(Failure) {
    if isOpen { return }
    if let refusal { throw refusal }
    do throws(SQLiteError) {
      let connection = try files.connectionToBegin()
      if begin == nil {
        begin = try connection.statement("BEGIN")
        commitStatement = try connection.statement("COMMIT")
      }
    } catch { throw failure(error) }
    try run(begin)
    isOpen = true
  }

  /// Before any write to `store`.
  public func willWrite(_ store: Store) throws(Failure) {
    if changesOfRequest > 0, dirty != store { throw .internalError("a request writes \(store) after \(String(describing: dirty))") }
    if let dirty, dirty != store { try commit() }
    // A store that is to be written must have been configured, which can't be done within a transaction.
    if dirty == nil, isOpen, files.unconfigured.contains(store) { endReading() }
    if dirty == nil, isRelaxed[store.rawValue] != mayBeLost { try setRelaxed(mayBeLost, store) }
    try willRead()
    dirty = store
  }

  private func setRelaxed(_ isSo: Bool, _ store: Store) throws(Failure) {
    if isOpen { endReading() }
    try willRead()
    endReading()
    try execute("PRAGMA \(store.schemaName).synchronous = \(isSo ? "NORMAL" : "FULL")")
    isRelaxed[store.rawValue] = isSo
  }

  /// After a statement that has changed something, or has failed in a way that leaves open what it has changed.
  func noteChange() { changesOfRequest += 1 }

  /// How many statements of the present request may have changed something since the last commit.
  public var changesSinceCommit: Int { changesOfRequest }

  /// Part of a request that is to be undone as a whole: of the part nothing stays unless `work` returns true.
  public func attempt(in store: Store, _ work: () throws(Failure) -> Bool) throws(Failure) {
    try willWrite(store)
    try writeRest(to: store)
    let (changesBefore, news) = (changesOfRequest, changes.news)
    try execute("SAVEPOINT attempt")
    if try !work(), changesOfRequest > changesBefore {
      try execute("ROLLBACK TO attempt")
      for action in onUndo { action() }
      // What happened before the part has happened.
      changes.news = news
    }
    try execute("RELEASE attempt")
  }

  /// Work of the core's own, such as an index that catches up: all of it or nothing, in the group but no part of the request.
  public func maintain(_ store: Store, _ work: () throws(Failure) -> Void) throws(Failure) {
    if let dirty, dirty != store, changesOfRequest == 0 { try commit() }
    if dirty == nil, isOpen, files.unconfigured.contains(store) { endReading() }
    // A request may write in the transaction that begins here.
    if dirty == nil, isRelaxed[store.rawValue] != mayBeLost { try setRelaxed(mayBeLost, store) }
    try willRead()
    let (changesBefore, wasDirty) = (changesOfRequest, dirty)
    try execute("SAVEPOINT maintenance")
    dirty = store
    defer { changesOfRequest = changesBefore }
    do throws(Failure) {
      try work()
      try execute("RELEASE maintenance")
    } catch {
      // The whole transaction may be gone, and what was written before with it.
      if !isOpen { throw error }
      dirty = wasDirty
      versions.noteUndone()
      try execute("ROLLBACK TO maintenance; RELEASE maintenance")
      throw error
    }
  }

  func execute(_ sql: String) throws(Failure) {
    do throws(SQLiteError) { try connection.execute(sql) } catch { throw failure(error, dirty) }
  }

  public func beginWrite() {
    changesOfRequest = 0
    beginning = (changes.appended, state.pointee.commits)
    mayUseReserve = false
    idempotency.beginRequest()
    footprint.begin()
  }
  public func endWrite() {
    if changesOfRequest > 0, !mayUseReserve { isReserveBarred = true }
    changesOfRequest = 0
    footprint.endWrite()
  }

  public func undoWrite() {
    // In a full disk's case SQLite may have rolled back everything by itself.
    if changesOfRequest > 0 || isOpen && connection.isAutocommit { lose() }
    assert(
      state.pointee.isLost || state.pointee.commits != beginning.commits || changes.appended == beginning.changes,
      "a refused request has written nothing")
    changesOfRequest = 0
  }

  public func commit() throws(Failure) {
    // A transaction that has only read stays open: nobody else writes, and beginning one for each read costs more than the read.
    guard let store = dirty else { return }
    do throws(Failure) {
      try writeRest(to: store)
      if try !files.isInPlace(store) { throw removed(store) }
      try requireRoom()
      try run(commitStatement, store)
    } catch {
      lose()
      throw error
    }
    isOpen = false
    dirty = nil
    changesOfRequest = 0
    isReserveBarred = false
    changes.noteCommit()
    state.pointee.commits += 1
    unchecked[store.rawValue] = true
    if !walFiles.isEmpty, !isRelaxed[store.rawValue] {
      // It took along what was committed before it.
      if state.pointee.isUncertain { isUncertain[store.rawValue] = false }
      // A commit that waits for no disk is not held up by a file that grows.
      walFiles[store.rawValue].reserve(pages: connection.logPages)
    } else if !walFiles.isEmpty, !isUncertain[store.rawValue] {
      isUncertain[store.rawValue] = true
    }
    makeRoomWhenBusy(store)
    try? checkpointWhenLarge(store)
  }

  /// Writes what the open transaction has left to be written at once.
  private func writeRest(to store: Store) throws(Failure) {
    try changes.write(to: store)
    for action in onCommit { try action(store) }
  }

  private func removed(_ store: Store) -> Failure {
    log("\(store.fileName) is not the file any more that was opened")
    return Failure(
      StorageFaultData(), "The data directory was removed or replaced while it was in use; nothing of this request was stored. Start anew.")
  }

  /// Whether the open transaction writes this store.
  func isWriting(_ store: Store) -> Bool { dirty == store }

  /// From now on everything is refused that reads or writes a store.
  func refuse(_ failure: Failure) { refusal = failure }

  public func rollback() {
    if files.connection != nil, !connection.isAutocommit { try? connection.execute("ROLLBACK") }
    isOpen = false
    changesOfRequest = 0
    dirty = nil
    isReserveBarred = false
    state.pointee.isLost = false
    for action in onUndo { action() }
  }

  /// The transaction is undone, as a whole.
  func lose() {
    let hadWritten = dirty != nil || changesOfRequest > 0
    if files.connection != nil, !connection.isAutocommit { try? connection.execute("ROLLBACK") }
    isOpen = false
    changesOfRequest = 0
    dirty = nil
    isReserveBarred = false
    // A transaction that has only read is begun anew, and nobody need know.
    if !hadWritten { return }
    state.pointee.isLost = true
    for action in onUndo { action() }
  }

  private func run(_ statement: Statement?, _ store: Store = .device) throws(Failure) {
    do throws(SQLiteError) { try statement?.run { _ in } } catch { throw failure(error, store) }
  }

  /// What a failed call of SQLite is to whoever asked; the detail goes to the log.
  ///
  /// It may have undone the whole transaction by itself: any statement may, a SELECT among them, as the pages that it reads push changed
  /// ones out to the log, where there may be no room. What comes then must not be taken for part of a transaction that is no more.
  func failure(_ error: SQLiteError, _ store: Store? = nil) -> Failure {
    log("\(error)")
    if isOpen, connection.isAutocommit { lose() }
    if error.code.isA(.full) || error.isOutOfSpace {
      reserve?.isDiskFull = true
      return diskFull
    }
    if error.code.isA(.noMemory) { return .outOfMemory(for: "A statement of the store") }
    let file = error.file ?? store.flatMap(files.path(of:)) ?? "The store"
    let (defect, remedy) =
      if error.code.isA(.corrupt) || error.code.isA(.notADatabase) {
        ("is damaged", " Put a backup in its place while no process serves it; system.diagnostics with check says more.")
      } else if error.code.isA(.busy) {
        ("is locked by another program, such as a database browser", " Close it there.")
      } else if let reason = SystemError(error) {
        ("could not be read or written (\(reason.sentence))", reason.remedy.map { " \($0)." } ?? " The log says more.")
      } else {
        ("could not be read or written", " The log says why.")
      }
    return Failure(StorageFaultData(), "\(file) \(defect); nothing of this request was stored.\(remedy)")
  }
}

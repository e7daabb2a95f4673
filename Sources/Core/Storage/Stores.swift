public import RPC
internal import SQLite
public import Shape

/// Runs statements in the three files of a data directory, on one connection, and commits them for many requests at
/// once.
///
/// A request writes one store, and a commit covers one store. SQLite commits attached files one after the other, so a
/// crash could split a commit of two stores. When a request writes another store than the requests before it, the
/// writes of those requests are committed first.
///
/// A request that fails has nearly always changed nothing: it fails before its first statement, or in it. If a request
/// fails later (a full disk), all uncommitted requests are undone, and the session serves them again, one by one. So no
/// request needs a savepoint, for which SQLite would copy every page that the request changes.
public final class Stores: UnitOfWork {
  let files: StoreFiles
  /// The data directory, or `nil` for stores in memory.
  public var directory: String? { files.directory }
  let clock: Clock
  let ids: IDGenerator
  /// Returns a Boolean value that indicates whether a company exists that the account may see.
  private let isThere: (UUID) throws(Failure) -> Bool
  private(set) lazy var keptAccount = Account(self)
  public private(set) lazy var changes = ChangeLog(self)
  public private(set) lazy var idempotency = IdempotencyLog(self, clock: clock, isThere: isThere)
  /// Finds the tables that have a record with an id.
  let names = RecordNames()
  /// The cipher that hides positions in the change logs.
  public private(set) lazy var positions = PositionCipher(self)
  /// Small values that stay on the device.
  public private(set) lazy var settings = Settings(self, in: .device)
  /// Small values that nearly every request needs, in the private store beside the companies.
  public private(set) lazy var settingsOfCompanies = Settings(self, in: .private)
  /// The tables that statements have read and written. They show which writes concern a live query.
  public var footprint = Footprint()
  public let state: UnsafeMutablePointer<WorkState>
  /// The store that the open transaction has written, if any.
  private(set) var dirty: Store?
  var isOpen = false
  /// The number of statements of the current request that may have changed something.
  private var changesOfRequest = 0
  /// The numbers of logged changes and of commits at the beginning of the present write. `undoWrite` checks them.
  private var beginning = (changes: 0, commits: 0)
  /// Counts the writes to each table, to show whether a remembered answer is still valid.
  let versions = TableVersions()
  /// A number that changes whenever anything is written or rolled back.
  public var revision: UInt64 { versions.total }
  /// The actions to call after a rollback. They forget answers that were read before it.
  private var onUndo: [() -> Void] = []
  private var onOutdate: [() -> Void] = []
  /// The actions to call before a commit. They write rows that were collected in the transaction.
  private var onCommit: [(Store) throws(Failure) -> Void] = []
  /// Deletes the records that must be deleted together with the given record.
  public var whenDeleted: (Deletion, Context) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  /// Deletes data about a deleted record that is stored elsewhere. It is called if no content of the record may stay.
  public var whenForgotten: (_ record: UUID, Store) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  /// Is called when a value may have changed that the app shares with its widgets. The argument is the value's name, or
  /// `nil` if any value may have changed. The call comes before the commit, even if the change is undone later.
  public var whenShared: (String?) -> Void = { _ in }
  /// A Boolean value that indicates whether the present writes can be repeated if a power cut undoes them. If so, their
  /// commit does not wait for the disk (https://www.sqlite.org/pragma.html#pragma_synchronous). The next commit that
  /// does wait makes these writes durable, too.
  public var mayBeLost = false
  private var isRelaxed = [Bool](repeating: false, count: Store.allCases.count)
  /// Stores with commits that a power cut could undo.
  var isUncertain = [Bool](repeating: false, count: Store.allCases.count) {
    didSet { state.pointee.isUncertain = isUncertain.contains(true) }
  }
  /// Stores with commits that are not yet moved from the write-ahead log to the file.
  var unchecked: [Bool] = [false, false, false]
  /// Stores for which SQLite may hold more pages in memory than usual.
  var isRoomy: [Bool] = [false, false, false]
  let walFiles: [WriteAheadLog]
  /// The room on the disk for requests that must work even if the disk is full, or `nil` in memory.
  let reserve: Reserve?
  /// A Boolean value that indicates whether the present request may use the reserve.
  var mayUseReserve = false
  /// A Boolean value that indicates whether the open transaction has writes of a request that must not use the reserve.
  private(set) var isReserveBarred = false
  /// Stores whose files may be larger than necessary.
  var shrinkable: [Store] = []
  /// Selects the triggers that protect rows from changes.
  let guards = StoreStatement(
    "SELECT name, sql FROM {store}.sqlite_schema WHERE type = 'trigger' AND (name GLOB '*_stay' OR name GLOB '*_keep') AND tbl_name GLOB ?"
  )
  let freeCount = StoreStatement("PRAGMA {store}.freelist_count")
  let log: (String) -> Void

  /// The hold that stops checkpoints; `nil` if there is none.
  weak var held: StoreHold?
  /// The error for every read and write after a call of `refuse`, otherwise `nil`.
  private var refusal: Failure?

  private var begin: Statement?
  private var commitStatement: Statement?

  /// - Parameters:
  ///   - isThere: returns a Boolean value that indicates whether a company exists that the account may see.
  ///   - log: writes a failure to the log.
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
    walFiles =
      files.directory.map { directory in Store.allCases.map { WriteAheadLog(path: "\(directory)/\($0.fileName)-wal") } }
      ?? []
    reserve = files.directory.map(Reserve.init(in:))
    whenUndone { [unowned self] in
      versions.noteUndone()
      changes.forgetUnwritten()
    }
  }

  deinit { state.deallocate() }

  /// The connection to the open stores. It may be used only when one of them is open.
  var connection: Connection { files.connection! }

  /// The stores that hold companies, and that exist. The shared one is made when something is shared for the first
  /// time.
  public private(set) lazy var ofCompanies = present.filter { $0 != .device }

  /// The stores that exist.
  public var present: [Store] { files.present }

  /// Makes the shared store if there is none, when something is shared for the first time. It commits first, so the
  /// caller must not have written anything for an unfinished request.
  public func makeShared() throws(Failure) {
    if present.contains(.shared) { return }
    try commit()
    endReading()
    do { try files.makeShared() } catch {
      throw .fileFault(
        "\(Store.shared.fileName) could not be created: \((error as? SQLiteError)?.message ?? "\(error)")")
    }
    ofCompanies = present.filter { $0 != .device }
  }

  /// The number of rows that statements have changed.
  public var changedRows: Int { files.connection?.changedRows ?? 0 }

  /// Returns the connection to the stores, and opens the given store if it is not open.
  func connection(to store: Store) throws(SQLiteError) -> Connection {
    if files.isOpen(store), let connection = files.connection { return connection }
    return try open(store)
  }

  @inline(never) private func open(_ store: Store) throws(SQLiteError) -> Connection {
    try files.open(store, configuresLater: isOpen)
    if reserve != nil, store != .device { noteEmptying(of: store) }
    return connection
  }

  /// A Boolean value that indicates whether every run with the same input must give the same output. The output must
  /// then not depend on idle moments, or on the pieces in which the input arrives.
  public var isRepeatable: Bool { clock.isFixed && ids.isSeeded }

  /// Registers an action that is called each time everything since the last commit was undone. The action forgets
  /// values that were read since then.
  public func whenUndone(_ action: @escaping () -> Void) { onUndo.append(action) }

  /// Registers an action that is called with the written store before each commit, and before `attempt` runs work that
  /// may be undone. Such an action writes rows that were collected because they are faster to write together.
  public func beforeCommit(_ action: @escaping (Store) throws(Failure) -> Void) { onCommit.append(action) }

  /// Registers an action that is called each time remembered companies, rights or the selection may be out of date.
  public func whenOutdated(_ action: @escaping () -> Void) { onOutdate.append(action) }

  /// Calls the actions that forget remembered companies, rights and the selection.
  public func outdate() { for action in onOutdate { action() } }

  /// Begins a transaction before a read, unless one is open. Many reads in one transaction take a quarter of the time
  /// that they take in one transaction each.
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

  /// Begins a transaction before a write to `store`. A transaction that has written another store is committed first.
  public func willWrite(_ store: Store) throws(Failure) {
    if changesOfRequest > 0, dirty != store {
      throw .internalError("a request writes \(store) after \(String(describing: dirty))")
    }
    if let dirty, dirty != store { try commit() }
    // A store must be configured before it is written, which can't be done within a transaction.
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

  /// Counts a statement that has changed something, or that may have changed something before it failed.
  func noteChange() { changesOfRequest += 1 }

  /// The number of statements of the present request that may have changed something since the last commit.
  public var changesSinceCommit: Int { changesOfRequest }

  /// Runs a part of a request. If `work` does not return `true`, all writes of the part are undone.
  public func attempt(in store: Store, _ work: () throws(Failure) -> Bool) throws(Failure) {
    try willWrite(store)
    try writeRest(to: store)
    let (changesBefore, news) = (changesOfRequest, changes.news)
    try execute("SAVEPOINT attempt")
    if try !work(), changesOfRequest > changesBefore {
      try execute("ROLLBACK TO attempt")
      for action in onUndo { action() }
      // The actions have also forgotten the changes before this part, but these stay.
      changes.news = news
    }
    try execute("RELEASE attempt")
  }

  /// Does internal work, such as indexing. If the work fails, all of it is undone. The work is part of the next commit,
  /// but belongs to no request.
  public func maintain(_ store: Store, _ work: () throws(Failure) -> Void) throws(Failure) {
    if let dirty, dirty != store, changesOfRequest == 0 { try commit() }
    if dirty == nil, isOpen, files.unconfigured.contains(store) { endReading() }
    // A request may write in the transaction that begins here, so the transaction needs the request's setting.
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
      // If the failure has undone the whole transaction, with the writes before this work, nothing is left to undo.
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
    // On a full disk, SQLite may have rolled back the whole transaction by itself.
    if changesOfRequest > 0 || isOpen && connection.isAutocommit { lose() }
    assert(
      state.pointee.isLost || state.pointee.commits != beginning.commits || changes.appended == beginning.changes,
      "a refused request has written nothing")
    changesOfRequest = 0
  }

  public func commit() throws(Failure) {
    // A transaction that has only read stays open: no other process writes, and beginning one for each read costs more
    // than the read.
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
      // This commit has made the commits before it durable, too.
      if state.pointee.isUncertain { isUncertain[store.rawValue] = false }
      // Grows the log's file for the next commit. A commit that does not wait for the disk would gain nothing from
      // this.
      walFiles[store.rawValue].reserve(pages: connection.logPages)
    } else if !walFiles.isEmpty, !isUncertain[store.rawValue] {
      isUncertain[store.rawValue] = true
    }
    makeRoomWhenBusy(store)
    try? checkpointWhenLarge(store)
  }

  /// Writes the pending rows of the open transaction.
  private func writeRest(to store: Store) throws(Failure) {
    try changes.write(to: store)
    for action in onCommit { try action(store) }
  }

  private func removed(_ store: Store) -> Failure {
    log("\(store.fileName) was removed or replaced by another file while it was open")
    return Failure(
      StorageFaultData(),
      "The data directory was removed or replaced while it was in use; nothing of this request was stored. Restart the process."
    )
  }

  /// Returns a Boolean value that indicates whether the open transaction writes this store.
  func isWriting(_ store: Store) -> Bool { dirty == store }

  /// Refuses every read and write of the stores from now on, with the given error.
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

  /// Undoes the whole transaction. If it has written anything, the session is told to serve its requests again.
  func lose() {
    let hadWritten = dirty != nil || changesOfRequest > 0
    if files.connection != nil, !connection.isAutocommit { try? connection.execute("ROLLBACK") }
    isOpen = false
    changesOfRequest = 0
    dirty = nil
    isReserveBarred = false
    // If the transaction has only read, nothing is lost: the next read begins another transaction.
    if !hadWritten { return }
    state.pointee.isLost = true
    for action in onUndo { action() }
  }

  private func run(_ statement: Statement?, _ store: Store = .device) throws(Failure) {
    do throws(SQLiteError) { try statement?.run { _ in } } catch { throw failure(error, store) }
  }

  /// Returns the error that the caller gets for a failed call of SQLite. The detail goes to the log.
  ///
  /// SQLite may have undone the whole transaction in the failed call. Any statement may cause that, even a SELECT: the
  /// pages that it reads push changed pages out to the log, where there may be no room. Then the transaction ends here,
  /// so that later statements are not taken for part of it.
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
        (
          "is damaged",
          " Replace the file with a backup while no process serves the data directory; system.diagnostics with check: true reports the faults."
        )
      } else if error.code.isA(.busy) {
        ("is locked by another program, such as a database browser", " Close the file in that program.")
      } else if let reason = SystemError(error) {
        ("could not be read or written (\(reason.sentence))", reason.remedy.map { " \($0)." } ?? " The log says more.")
      } else {
        ("could not be read or written", " The log says why.")
      }
    return Failure(StorageFaultData(), "\(file) \(defect); nothing of this request was stored.\(remedy)")
  }
}

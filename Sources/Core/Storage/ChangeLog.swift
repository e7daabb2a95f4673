public import RPC
internal import SQLite
public import Shape

/// The change log: one row for each change, in the store and the transaction of the change itself.
///
/// `seq` is a row's position in the log. It only grows, because the newest row is never deleted, and SQLite numbers a
/// new row after the highest one. Code that deletes a company's rows first appends a row for the deletion.
public final class ChangeLog {
  public enum Action: Int, Sendable { case created = 1, updated, deleted }

  /// The error for a log with a position so high that no undamaged log reaches it.
  public static var damaged: Failure {
    Failure(
      StorageFaultData(),
      "The log of changes is damaged; nothing of this request was stored. Restore the data directory from a backup.")
  }

  unowned let stores: Stores
  /// Changes of the open transaction that are not in the table yet. They are collected, because one statement inserts
  /// many rows in half the time that single statements take.
  private var unwritten: [Unwritten] = []
  /// The position of each store's newest change, or `nil` if it is not known.
  private var newest = [Int?](repeating: nil, count: Store.allCases.count)
  /// The instant of each store's newest change, in milliseconds.
  private var newestAt = [Int](repeating: 0, count: Store.allCases.count)

  private struct Unwritten {
    let company: UUID
    let entity: StaticString
    let record: UUID
    let action: Action
    let version: Int
    let values: ChangedValues?
    let actor: UUID
    let at: Timestamp
    let origin: Change.Origin

    func isLike(_ other: Unwritten) -> Bool {
      company == other.company && entity.utf8Start == other.entity.utf8Start && actor == other.actor
        && origin == other.origin
    }

    func bindCommon(to binder: inout Binder) {
      binder.add(company)
      binder.addStatic(entity)
      binder.add(actor)
      binder.add(origin.rawValue)
    }

    func bindOwn(to binder: inout Binder) {
      binder.add(record)
      binder.add(action.rawValue)
      binder.add(version)
      binder.add(action == .updated ? values?.fields : nil)
      binder.add(at)
      binder.add(values?.old)
      binder.add(values?.new)
    }
  }

  private static let rowsAtOnce = 16
  private let insertOne = ChangeLog.insertion(rows: 1)
  private let insertMany = ChangeLog.insertion(rows: rowsAtOnce)

  /// Returns the statement that inserts a number of rows. Many changes at once mostly come from one import, and have
  /// the same company, kind, actor and origin. The statement binds these four values once, as `?1` to `?4`, and then
  /// seven values for each row. All columns are in the table's order, so that SQLite builds each row without copying
  /// its values first.
  private static func insertion(rows: Int) -> StoreStatement {
    StoreStatement(
      """
      INSERT INTO {store}.changes (seq, company, entity, record, action, version, fields, actor, at, old, new, origin)
      VALUES \((0..<rows).map(values).joined(separator: ", "))
      """)
  }

  private static func values(row: Int) -> String {
    let own = (5 + 7 * row..<12 + 7 * row).map { "?\($0)" }
    return "(NULL, ?1, ?2, \(own[..<4].joined(separator: ", ")), ?3, \(own[4...].joined(separator: ", ")), ?4)"
  }

  /// The id that stands for the account in the column `company`. No company has this id.
  static let accountOwner = UUID(high: 0, low: 0)

  private let deletion = StoreStatement(
    "DELETE FROM {store}.changes WHERE company = ? AND seq < (SELECT max(seq) FROM {store}.changes)")
  let page = StoreStatement(
    """
    SELECT seq, company, entity, record, action, version, fields, old, new, actor, at, origin
    FROM {store}.changes WHERE seq > ? ORDER BY seq LIMIT ?
    """)
  let emptying = StoreStatement("UPDATE {store}.changes SET old = NULL, new = NULL WHERE record = ? AND action <> 1")
  private let newestChange = StoreStatement("SELECT seq, at FROM {store}.changes ORDER BY seq DESC LIMIT 1")
  let changeOf = StoreStatement(
    """
    SELECT seq FROM {store}.changes
    WHERE seq > ?1 AND (company = ?2 AND entity NOT IN (SELECT value FROM json_each(?4)) OR company = ?3 AND entity = 'other')
    ORDER BY seq LIMIT 1
    """)
  let floorPosition = StoreStatement("SELECT floor FROM {store}.changes_state")
  let setFloor = StoreStatement("UPDATE {store}.changes_state SET floor = ?")
  let trimming = StoreStatement(
    """
    DELETE FROM {store}.changes
    WHERE seq > ?1 AND seq <= ?2 AND (entity NOT IN (SELECT value FROM json_each(?3)) OR company = ?4)
    """)
  let windowEnd = StoreStatement("SELECT seq FROM {store}.changes WHERE seq > ? ORDER BY seq LIMIT 1 OFFSET 999")
  let anyOf = StoreStatement("SELECT seq FROM {store}.changes WHERE seq > ? AND seq <= ? AND company = ? LIMIT 1")
  let ageing = StoreStatement("DELETE FROM {store}.changes WHERE seq > ? AND seq <= ? AND company = ?")
  let ofRecord = StoreStatement(
    """
    SELECT seq, company, entity, record, action, version, fields, old, new, actor, at, origin
    FROM {store}.changes WHERE record = ? AND action <> 1 AND seq < ? ORDER BY seq DESC LIMIT ?
    """)
  let creation = StoreStatement(
    """
    SELECT seq, company, entity, record, action, version, fields, old, new, actor, at, origin
    FROM {store}.changes WHERE seq >= ? AND seq < ? AND record = ? AND action = 1
    """)
  let nextInstant = StoreStatement(
    "SELECT seq, at FROM {store}.changes WHERE seq >= ? AND seq < ? ORDER BY seq LIMIT 1")
  let breaks = StoreStatement("SELECT seq FROM {store}.changes_breaks ORDER BY seq DESC")
  private let noteBreak = StoreStatement("INSERT OR IGNORE INTO {store}.changes_breaks (seq) VALUES (?)")

  /// The number of newest changes that a store keeps. Changes of deleted companies are removed earlier. At least one
  /// change stays, because the next one gets the position after it.
  public var kept = 1_000_000 {
    didSet { kept = max(kept, 1) }
  }
  /// Returns the names of the kinds of records that have a history. The chore `retention` does not remove their
  /// changes.
  public var keptKinds: () -> [String] = { [] }
  /// Returns the position up to which the log's reader (sync) no longer needs a store's changes. Returns `nil` if there
  /// is no reader.
  public var needed: (Store) throws(Failure) -> Int? = { (_) throws(Failure) in nil }
  /// A Boolean value that indicates whether a store may have more changes than `kept`. It is set at the start, and
  /// after every 4,096 new changes.
  var mayBeLong = true
  private(set) var appended = 0
  /// A Boolean value that indicates whether new changes are collected for `takeNews`.
  public var isObserved = false
  var news: [Change] = []
  /// The number of changes in `news` that are committed. The changes after them are removed when a transaction is
  /// rolled back.
  private var durableNews = 0
  /// A Boolean value that indicates whether there were more changes than `mostNews`, so that `news` lacks some.
  private var isNewsCut = false

  /// The maximum number of changes in `news`. A longer list would be too long to report.
  public static let mostNews = 1000

  init(_ stores: Stores) { self.stores = stores }

  /// Appends one change to the log.
  /// - Parameters:
  ///   - company: the company, or `nil` for the account's own records.
  ///   - version: the record's version, or `nil` for a kind of data without versions. Then the position in the log is
  ///     the version.
  ///   - values: the values before and after an update, or the last state of a deleted record.
  func append(
    _ action: Action, _ store: Store, company: UUID?, entity: StaticString, record: UUID, version: Int?,
    _ values: ChangedValues?,
    _ context: Context, origin: Change.Origin = .here
  ) throws(Failure) {
    try stores.willWrite(store)
    stores.noteChange()
    if stores.footprint.isObserved { try stores.noteWriting(insertOne, in: store) }
    let (seq, isBeyond) = try newest(in: store).addingReportingOverflow(1)
    if isBeyond { throw ChangeLog.damaged }
    let (at, actor, version) = (context.now, try context.actor(), version ?? seq)
    newest[store.rawValue] = seq
    if at.milliseconds < newestAt[store.rawValue], store != .device { try stores.run(noteBreak, in: store, bind: seq) }
    newestAt[store.rawValue] = at.milliseconds
    unwritten.append(
      Unwritten(
        company: company ?? ChangeLog.accountOwner, entity: entity, record: record, action: action, version: version,
        values: values,
        actor: actor, at: at, origin: origin))
    if unwritten.count >= ChangeLog.rowsAtOnce { try write(to: store) }
    appended += 1
    if appended & 4095 == 0 { mayBeLong = true }
    guard isObserved else { return }
    if news.count == ChangeLog.mostNews { isNewsCut = true }
    if isNewsCut { return }
    news.append(
      Change(
        store: store, seq: seq, company: company, entity: "\(entity)", record: record, action: action, version: version,
        values: values,
        actor: actor, at: at, origin: origin))
  }

  /// Appends a change that is visible in a company's lists, but belongs to no record. Examples are another order of the
  /// records, or new credentials. The row lets `isUnchanged` see that the company has changed.
  /// - Parameter company: the company, or `nil` if all of the store may have changed.
  public func noteOther(of company: UUID?, in store: Store, origin: Change.Origin = .here) throws(Failure) {
    try append(
      .updated, store, company: company, entity: "other", record: ChangeLog.accountOwner, version: nil, nil,
      Context(stores, at: stores.clock.now), origin: origin)
  }

  /// Inserts all pending changes into the table. It is called before the table is read, and before the transaction is
  /// committed. The open transaction must be the one that writes this store.
  func write(to store: Store) throws(Failure) {
    if unwritten.isEmpty { return }
    let isWhole = unwritten.count == ChangeLog.rowsAtOnce && unwritten.allSatisfy { $0.isLike(unwritten[0]) }
    let size = isWhole ? unwritten.count : 1
    for start in stride(from: 0, to: unwritten.count, by: size) {
      do throws(Failure) {
        try stores.runInTransaction(isWhole ? insertMany : insertOne, in: store) { binder in
          unwritten[start].bindCommon(to: &binder)
          for place in start..<start + size { unwritten[place].bindOwn(to: &binder) }
        }
      } catch {
        // Perhaps only some of the rows were written. A log without the others would be incomplete. So the whole
        // transaction is undone, with all the writes that the rows report.
        stores.lose()
        throw error
      }
    }
    unwritten.removeAll(keepingCapacity: true)
    assert(newest[store.rawValue] == stores.connection.lastInsertedRow, "the log has the positions that were counted")
  }

  /// Forgets the changes of a transaction that was undone.
  func forgetUnwritten() {
    unwritten.removeAll(keepingCapacity: true)
    for store in Store.allCases { newest[store.rawValue] = nil }
    news.removeSubrange(durableNews...)
    // The changes beyond the maximum were undone, too, so later changes are collected again.
    if news.count < ChangeLog.mostNews { isNewsCut = false }
  }

  /// Returns the position of a store's newest change, or 0 before the first one.
  public func newest(in store: Store) throws(Failure) -> Int {
    if let known = newest[store.rawValue] { return known }
    let found = try stores.first(newestChange, in: store) { (seq: $0.next(Int.self), at: $0.next(Int.self)) }
    newest[store.rawValue] = found?.seq ?? 0
    newestAt[store.rawValue] = found?.at ?? 0
    return found?.seq ?? 0
  }

  /// Returns the changes since the last call in their order, and whether there were more than `mostNews`. Changes are
  /// collected only while `isObserved` is true.
  public func takeNews() -> (changes: [Change], isCut: Bool) {
    defer {
      news.removeAll(keepingCapacity: true)
      durableNews = 0
      isNewsCut = false
    }
    return (news, isNewsCut)
  }

  /// Marks the collected changes as committed.
  func noteCommit() { durableNews = news.count }

  /// Removes all changes of a company. The newest row of the log stays: it must be the one that reports the company's
  /// deletion.
  public func forget(company: UUID, _ store: Store) throws(Failure) {
    try write(to: store)
    try stores.run(deletion, in: store, bind: company)
  }

  /// Returns the SQL that makes a new log continue after the last position of an old log. All cursors of the old log
  /// are then too old. The first row of the new log belongs to no record; it only sets the position.
  static func restart(_ store: String, after newest: Int, at now: Timestamp) -> String {
    """
    UPDATE \(store).changes_state SET floor = \(newest + 1);
    INSERT INTO \(store).changes (seq, company, entity, record, action, version, actor, at)
    VALUES (\(newest + 2), zeroblob(16), 'log', zeroblob(16), 1, 0, zeroblob(16), \(now.milliseconds));
    """
  }

  /// The table in which every store keeps its changes.
  static let sql = """
    CREATE TABLE {store}.changes (
      seq INTEGER PRIMARY KEY,
      company BLOB NOT NULL,
      entity TEXT NOT NULL,
      record BLOB NOT NULL,
      action INTEGER NOT NULL,
      version INTEGER NOT NULL,
      fields TEXT,
      actor BLOB NOT NULL,
      at INTEGER NOT NULL,
      \(values.joined(separator: ",\n  "))
    ) STRICT;
    """

  /// The columns that the change log lacked in its first form.
  private static let values = ["old TEXT", "new TEXT", "origin INTEGER NOT NULL DEFAULT 0"]

  /// Adds these columns to an older log.
  static let valuesSQL = values.map { "ALTER TABLE {store}.changes ADD COLUMN \($0);" }.joined(separator: "\n")

  /// The change log's table in its first form, which the oldest stores have.
  static let firstSQL = """
    CREATE TABLE {store}.changes (
      seq INTEGER PRIMARY KEY,
      company BLOB NOT NULL,
      entity TEXT NOT NULL,
      record BLOB NOT NULL,
      action INTEGER NOT NULL,
      version INTEGER NOT NULL,
      fields TEXT,
      actor BLOB NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    """
}

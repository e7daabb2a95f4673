public import RPC
internal import SQLite
public import Shape

/// One change of one record.
public struct Change {
  public let store: Store
  /// Grows from change to change within a store.
  public let seq: Int
  public let company: UUID
  public let entity: String
  public let record: UUID
  public let action: ChangeLog.Action
  public let version: Int
  /// What an update changed; nil for other actions.
  public let fields: [String]?
  public let actor: UUID
  public let at: Timestamp
}

/// The log of all changes: one row a change, in the store and the transaction of the change itself.
///
/// `seq` only grows, because the newest row is never deleted: whoever deletes rows has appended one before.
public final class ChangeLog {
  public enum Action: Int, Sendable { case created = 1, updated, deleted }

  private let clock: Clock
  unowned(unsafe) var stores: Stores!
  private let insert = StoreStatement(
    """
    INSERT INTO {store}.changes (company, entity, record, action, version, fields, actor, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    """)
  private let deletion = StoreStatement(
    "DELETE FROM {store}.changes WHERE company = ? AND seq < (SELECT max(seq) FROM {store}.changes)")
  let page = StoreStatement(
    """
    SELECT seq, company, entity, record, action, version, fields, actor, at
    FROM {store}.changes WHERE seq > ? ORDER BY seq LIMIT ?
    """)
  let newestPosition = StoreStatement("SELECT seq FROM {store}.changes ORDER BY seq DESC LIMIT 1")
  let floorPosition = StoreStatement("SELECT floor FROM {store}.changes_state")
  let setFloor = StoreStatement("UPDATE {store}.changes_state SET floor = ?")
  let trimming = StoreStatement("DELETE FROM {store}.changes WHERE seq <= ?")

  /// How many changes a store keeps at least.
  public var kept = 1_000_000
  /// Whether there may be more than are kept: at the start, and after many new ones.
  var mayBeLong = true
  private var appended = 0
  /// Who makes the changes: the account that the directory serves.
  public var actor = UUID.example
  /// Whether somebody wants to know of changes when they happen.
  public var isObserved = false
  private var news: [Change] = []

  init(clock: Clock) { self.clock = clock }

  /// Notes one change; `fields` names what an update changed.
  func append(
    _ action: Action, _ store: Store, company: UUID, entity: StaticString, record: UUID, version: Int, fields: [String]?
  ) throws(Failure) {
    try stores.run(insert, in: store) {
      $0.add(company)
      $0.addStatic(entity)
      $0.add(record)
      $0.add(action.rawValue)
      $0.add(version)
      $0.add(fields)
      $0.add(actor)
      $0.add(clock.now)
    }
    appended += 1
    if appended & 4095 == 0 { mayBeLong = true }
    guard isObserved else { return }
    news.append(
      Change(
        store: store, seq: stores.connection.lastInsertedRow, company: company, entity: "\(entity)", record: record, action: action,
        version: version, fields: fields, actor: actor, at: clock.now))
  }

  /// The changes since the last call, in their order; only while observed.
  public func takeNews() -> [Change] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  func forgetNews() { news.removeAll(keepingCapacity: true) }

  /// Forgets all changes of a company but the newest row of the log, which must be its deletion.
  public func forget(company: UUID, _ store: Store) throws(Failure) { try stores.run(deletion, in: store) { $0.add(company) } }

  /// Stores that hold companies keep their changes in this table.
  public static let sql = """
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

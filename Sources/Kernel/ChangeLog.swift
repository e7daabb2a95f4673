public import RPC
internal import SQLite
public import Shape

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
  /// Who makes the changes: the account that the directory serves.
  public var actor = UUID.example

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
  }

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

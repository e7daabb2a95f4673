public import RPC
internal import SQLite
public import Shape

/// Changes a store beyond its migrations: creates tables that not all directories have, and replaces the account's id.
extension Stores {
  /// Creates tables that only some directories have, in the transaction of the request.
  /// - Parameter sql: plain SQL; `{store}` stands for the store.
  public func define(_ sql: String, in store: Store) throws(Failure) {
    try willWrite(store)
    noteChange()
    try execute(sql.replacing("{store}", with: store.schemaName))
  }

  /// Replaces the account's id everywhere in the private store. When the directory meets a cloud account for the first
  /// time, that account takes over the records of the local account.
  public func adoptAccount(_ id: UUID) throws(Failure) {
    let old = try account()
    if old == id { return }
    try willWrite(.private)
    noteChange()
    try withoutGuards(of: "*", in: .private) { () throws(Failure) in try replaceAccount(old, by: id) }
    try keepAccount(id, insteadOf: old)
    // Lists show the ids of users. So a list that was begun with `snapshot` can't be continued.
    try changes.noteOther(of: nil, in: .private)
  }

  private func replaceAccount(_ old: UUID, by id: UUID) throws(Failure) {
    let columns = try all(Stores.userColumns, in: .private) {
      (table: $0.next(String.self), column: $0.next(String.self))
    }
    for (table, column) in columns {
      try run(StoreStatement("UPDATE {store}.\(table) SET \"\(column)\" = ?2 WHERE \"\(column)\" = ?1"), in: .private) {
        $0.add(old)
        $0.add(id)
      }
    }
  }

  /// Runs `work`, which changes rows that triggers protect. It may change only ids and row numbers, so that the rows
  /// keep their meaning.
  /// - Parameter table: the table's name, or `*` for all tables.
  public func withoutGuards(of table: String, in store: Store, _ work: () throws(Failure) -> Void) throws(Failure) {
    try willWrite(store)
    let triggers = try all(
      guards, in: store, { $0.add(table) }, { (name: $0.next(String.self), sql: $0.next(String.self)) })
    for trigger in triggers { try execute("DROP TRIGGER \(store.schemaName).\(trigger.name)") }
    try work()
    for trigger in triggers {
      try execute(
        trigger.sql.replacing(
          "CREATE TRIGGER \(trigger.name)", with: "CREATE TRIGGER \(store.schemaName).\(trigger.name)"))
    }
  }

  /// Selects the columns that hold the id of a user.
  private static var userColumns: StoreStatement {
    StoreStatement(
      """
      SELECT m.name, c.name FROM {store}.sqlite_schema m JOIN pragma_table_info(m.name, 'private') c
      WHERE m.type = 'table' AND c.type = 'BLOB' AND c.name IN ('user', 'actor', 'agent', 'assignee') ORDER BY 1, 2
      """)
  }
}

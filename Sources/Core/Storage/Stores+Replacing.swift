public import RPC
internal import SQLite
public import Shape

/// Replaces a record's id everywhere in the private store.
extension Stores {
  /// Gives a record another id, wherever the old one is in the private store: in columns of ids, and in texts.
  ///
  /// This is only for records that were not sent to any container yet. It reads all tables, so its duration grows with
  /// their content.
  public func replaceID(_ old: UUID, by new: UUID) throws(Failure) {
    if old == new { return }
    try willWrite(.private)
    noteChange()
    let columns = try all(
      Stores.idColumns, in: .private, { _ in },
      { (table: $0.next(String.self), column: $0.next(String.self), isText: $0.next(Bool.self)) })
    try withoutGuards(of: "*", in: .private) { () throws(Failure) in
      for (table, column, isText) in columns {
        let sql =
          isText
          ? "UPDATE {store}.\"\(table)\" SET \"\(column)\" = replace(\"\(column)\", ?1, ?2) WHERE instr(\"\(column)\", ?1) > 0"
          : "UPDATE {store}.\"\(table)\" SET \"\(column)\" = ?2 WHERE \"\(column)\" = ?1"
        try run(StoreStatement(sql), in: .private) { binder in
          for id in [old, new] { if isText { binder.add("\(id)") } else { binder.add(id) } }
        }
      }
    }
    try changes.noteOther(of: nil, in: .private)
  }

  /// Selects the columns that may hold an id, or a text with an id. Tables of full-text indexes are left out.
  private static var idColumns: StoreStatement {
    StoreStatement(
      """
      SELECT t.name, c.name, c.type = 'TEXT' FROM pragma_table_list t JOIN pragma_table_info(t.name, 'private') c
      WHERE t.schema = 'private' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND c.type IN ('BLOB', 'TEXT') ORDER BY 1, 2
      """)
  }
}

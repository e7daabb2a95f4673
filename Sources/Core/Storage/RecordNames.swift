public import RPC
internal import SQLite
public import Shape

/// Finds the table that has a record with an id. Devices merge records by their ids alone, so each id is of one record in a store.
final class RecordNames {
  private var queries: [Store: StoreStatement] = [:]
  private let tables = StoreStatement(
    """
    SELECT name FROM {store}.sqlite_schema
    WHERE type = 'table' AND sql GLOB '*id BLOB NOT NULL UNIQUE*' AND name NOT GLOB 'sync_*' ORDER BY name
    """)

  /// The table that has a record with this id; `nil` if there is none.
  func table(of id: UUID, in store: Store, of stores: Stores) throws(Failure) -> String? {
    try stores.first(try query(store, stores), in: store, { $0.add(id) }, { $0.next(String.self) })
  }

  private func query(_ store: Store, _ stores: Stores) throws(Failure) -> StoreStatement {
    if let query = queries[store] { return query }
    let tables = try stores.all(tables, in: store, { _ in }, { $0.next(String.self) })
    let parts = tables.map { "SELECT '\($0)' WHERE EXISTS (SELECT 1 FROM {store}.\($0) WHERE id = ?1)" }
    let query = StoreStatement("\(parts.joined(separator: " UNION ALL ")) LIMIT 1")
    queries[store] = query
    return query
  }
}

extension Records {
  /// Stores a new record with an id that its maker has chosen.
  /// - Throws: -32602 for an id that another kind of record has, and what `create(_:id:madeAt:in:)` throws.
  public func create(_ details: Details, named id: ID<Details>, in context: Scoped) throws(Failure) -> Row {
    if let table = try stores.names.table(of: id.uuid, in: context.partition.store, of: stores), table != tableName {
      let words = table.map { $0 == "_" ? " " : $0 }
      throw .invalidParam(
        "/id", "id must be one that no other record has; there is a record among the \(String(words)) with the id \(id.uuid)")
    }
    return try create(details, id: id, in: context)
  }
}

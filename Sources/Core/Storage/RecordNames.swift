public import RPC
internal import SQLite
public import Shape

/// Finds the table that has a record of the account with a given id. Devices merge records by their ids alone, so two
/// records must not have the same id. Companies and their records are not searched, because a refusal would show the
/// caller that such an id exists.
final class RecordNames {
  private var queries: [Store: StoreStatement] = [:]
  /// The tables that the queries read.
  private var searched: [Store: Set<String>] = [:]
  private let tables = StoreStatement(
    """
    SELECT name, instr(sql, 'company BLOB') FROM {store}.sqlite_schema
    WHERE type = 'table' AND sql GLOB '*id BLOB NOT NULL UNIQUE*' AND sql NOT GLOB '*company BLOB NOT NULL*'
      AND name NOT GLOB 'sync_*' AND name <> 'companies' ORDER BY name
    """)

  /// Returns the table other than `own` that has a record with this id, or `nil` if there is none.
  /// - Parameter own: the table that the record is to be stored in.
  func table(of id: UUID, besides own: String, in store: Store, of stores: Stores) throws(Failure) -> String? {
    let query = try query(store, stores)
    assert(searched[store]?.contains(own) == true, "the tables of all records of the account are looked up")
    let table = try stores.first(query, in: store, bind: id) { $0.next(String.self) }
    return table == own ? nil : table
  }

  private func query(_ store: Store, _ stores: Stores) throws(Failure) -> StoreStatement {
    if let query = queries[store] { return query }
    let tables = try stores.all(tables, in: store) { (name: $0.next(String.self), company: $0.next(Int.self)) }
    let parts = tables.map { table in
      let ofAccount = table.company > 0 ? " AND company IS NULL" : ""
      return "SELECT '\(table.name)' WHERE EXISTS (SELECT 1 FROM {store}.\(table.name) WHERE id = ?1\(ofAccount))"
    }
    let query = StoreStatement("\(parts.joined(separator: " UNION ALL ")) LIMIT 1")
    queries[store] = query
    searched[store] = Set(tables.map(\.name))
    return query
  }
}

extension Records {
  /// Stores a new record with an id that the caller has chosen.
  /// - Throws: -32602 for an id that another kind of record has, and what `create(_:id:madeAt:in:)` throws.
  public func create(_ details: Details, named id: ID<Details>, in context: Scoped) throws(Failure) -> Row {
    if let table = try stores.names.table(of: id.uuid, besides: tableName, in: context.partition.store, of: stores) {
      let words = table.map { $0 == "_" ? " " : $0 }
      throw .invalidParam(
        "/id", "id must be unique; one of the \(String(words)) has the id \(id.uuid)")
    }
    return try create(details, id: id, in: context)
  }
}

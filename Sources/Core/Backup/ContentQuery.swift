internal import SQLite

/// A query for the contents of assets that must be in the data directory, because no container has them. It selects the
/// SHA-256 of each content.
public struct ContentQuery: Sendable {
  /// The tables that the query reads. It can't be run on a store that lacks one of them.
  let tables: [String]
  let sql: String

  public init(of tables: [String], _ sql: String) { (self.tables, self.sql) = (tables, sql) }

  /// Returns the contents that a store names.
  /// - Parameters:
  ///   - queries: the queries to choose from. The first one whose tables the store has is run.
  ///   - store: the path of a store without a write-ahead log. It must not change meanwhile.
  static func contents(_ queries: [ContentQuery], in store: String) throws(SQLiteError) -> [String] {
    let connection = try Connection(unchanging: store)
    let names = try connection.statement("SELECT name FROM sqlite_schema WHERE type = 'table'").all {
      $0.next(String.self)
    }
    guard let query = queries.first(where: { $0.tables.allSatisfy(names.contains) }) else { return [] }
    return try connection.statement(query.sql).all { $0.next(String.self) }
  }
}

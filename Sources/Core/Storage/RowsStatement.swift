public import RPC
public import SQLite
internal import Shape

/// An SQL statement that writes any number of rows, in any store. It writes up to 64 rows at once, because many rows in
/// one statement take half the time that they take one by one.
public final class RowsStatement {
  /// The statements for several numbers of rows at once, the largest number first.
  fileprivate let bySize: [(rows: Int, statement: StoreStatement)]

  /// - Parameters:
  ///   - columns: the number of values of a row.
  ///   - sql: returns the SQL text, with the given values behind `VALUES`. The text must say what happens to rows that
  ///     conflict (`OR FAIL`, `ON CONFLICT`). Otherwise SQLite would prepare to undo the statement: if it has many
  ///     rows, SQLite would copy each page that it changes to a file.
  public init(columns: @autoclosure @escaping () -> Int, _ sql: @escaping (_ values: String) -> String) {
    bySize = [64, 8, 1].map { rows in (rows, StoreStatement(sql(RowsStatement.marks(columns(), rows: rows)))) }
  }

  private static func marks(_ columns: Int, rows: Int) -> String {
    let row = "(\([String](repeating: "?", count: columns).listed))"
    return [String](repeating: row, count: rows).listed
  }
}

extension Stores {
  /// Writes rows to `store`. If this function fails, some of the rows may be written. The request then fails, and its
  /// transaction is undone.
  public func run<Rows: RandomAccessCollection>(
    _ statement: RowsStatement, in store: Store, rows: Rows, _ bind: (Rows.Element, inout Binder) -> Void
  ) throws(Failure) where Rows.Index == Int {
    var start = rows.startIndex
    for (size, statement) in statement.bySize {
      while rows.endIndex - start >= size {
        try run(statement, in: store) { binder in
          for place in start..<start + size { bind(rows[place], &binder) }
        }
        start += size
      }
    }
  }
}

public import RPC
public import SQLite

/// One SQL text that writes any number of rows, in all stores: many rows in one statement take half the time that they take one by one.
public final class RowsStatement {
  fileprivate let one: StoreStatement
  fileprivate let many: StoreStatement

  /// How many rows are written at once.
  fileprivate static let rowsAtOnce = 32

  /// - Parameters:
  ///   - columns: how many values a row has.
  ///   - sql: the text, with what stands behind `VALUES`. It says what becomes of rows that can't stay (`OR FAIL`, `ON CONFLICT`): else SQLite
  ///     would keep a copy of each page that a statement of many rows changes, in a file.
  public init(columns: @autoclosure @escaping () -> Int, _ sql: @escaping (_ values: String) -> String) {
    one = StoreStatement(sql(RowsStatement.marks(columns(), rows: 1)))
    many = StoreStatement(sql(RowsStatement.marks(columns(), rows: RowsStatement.rowsAtOnce)))
  }

  private static func marks(_ columns: Int, rows: Int) -> String {
    let row = "(\([String](repeating: "?", count: columns).listed))"
    return [String](repeating: row, count: rows).listed
  }
}

extension Stores {
  /// Writes rows to `store`. Where that fails, some of them may be written: the request has failed, and its transaction is undone.
  public func run<Rows: RandomAccessCollection>(
    _ statement: RowsStatement, in store: Store, rows: Rows, _ bind: (Rows.Element, inout Binder) -> Void
  ) throws(Failure) where Rows.Index == Int {
    var start = rows.startIndex
    while start < rows.endIndex {
      let isMany = rows.endIndex - start >= RowsStatement.rowsAtOnce
      let end = start + (isMany ? RowsStatement.rowsAtOnce : 1)
      try run(isMany ? statement.many : statement.one, in: store) { binder in
        for place in start..<end { bind(rows[place], &binder) }
      }
      start = end
    }
  }
}

public import Shape

/// The same calls for a caller that has all values of the parameters at hand: one value for each, in their order.
///
///     let name = try statement.first(bind: zone, record) { $0.next(String.self) }
extension Statement {
  /// Runs a statement without rows.
  public func run<each V: Value>(bind values: repeat each V) throws(SQLiteError) {
    try run { (binder: inout Binder) in repeat binder.add(each values) }
  }

  /// Returns the first row, or `nil` if there is none.
  public func first<each V: Value, T>(bind values: repeat each V, read: (inout RowSource) -> T) throws(SQLiteError) -> T? {
    try first({ (binder: inout Binder) in repeat binder.add(each values) }, read)
  }

  /// Returns all rows.
  public func all<each V: Value, T>(bind values: repeat each V, read: (inout RowSource) -> T) throws(SQLiteError) -> [T] {
    try all({ (binder: inout Binder) in repeat binder.add(each values) }, read)
  }

  /// Calls `use` for every row.
  public func each<each V: Value>(bind values: repeat each V, use: (inout RowSource) -> Void) throws(SQLiteError) {
    try each({ (binder: inout Binder) in repeat binder.add(each values) }, use)
  }
}

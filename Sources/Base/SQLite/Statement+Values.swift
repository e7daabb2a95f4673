public import Shape

/// Methods that bind the values which they are given: one value for each parameter, in the order of the parameters.
///
///     let name = try statement.first(bind: zone, record) { $0.next(String.self) }
///
/// No closure may capture the values. In an optimized build of Swift 6.3, the types of a captured parameter pack are
/// freed before the closure is called.
extension Statement {
  /// Runs a statement that returns no rows.
  public func run<each V: Value>(bind values: repeat each V) throws(SQLiteError) {
    var binder = try binder()
    repeat binder.add(each values)
    try run(bound: binder)
  }

  /// Returns what `read` makes of the first row, or `nil` if there is no row.
  public func first<each V: Value, T>(bind values: repeat each V, read: (inout RowSource) -> T) throws(SQLiteError)
    -> T?
  {
    var binder = try binder()
    repeat binder.add(each values)
    return try first(bound: binder, read)
  }

  /// Returns what `read` makes of each row.
  public func all<each V: Value, T>(bind values: repeat each V, read: (inout RowSource) -> T) throws(SQLiteError) -> [T]
  {
    var binder = try binder()
    repeat binder.add(each values)
    var rows: [T] = []
    try each(bound: binder) { rows.append(read(&$0)) }
    return rows
  }

  /// Calls `use` for each row.
  public func each<each V: Value>(bind values: repeat each V, use: (inout RowSource) -> Void) throws(SQLiteError) {
    var binder = try binder()
    repeat binder.add(each values)
    try each(bound: binder, use)
  }
}

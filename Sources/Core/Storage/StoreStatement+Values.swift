public import RPC
public import SQLite
public import Shape

/// Variants of the calls in `StoreStatement` that take the values of all parameters as arguments, in their order.
///
///     let number = try stores.first(findNumber, in: store, bind: company) { $0.next(Int.self) }
///
/// A debug build ends if a statement has more parameters than values. The calls don't capture the values in a closure,
/// for the reason that `Statement+Values` gives.
extension Stores {
  /// Runs a statement that changes `store`.
  public func run<each V: Value>(_ statement: StoreStatement, in store: Store, bind values: repeat each V)
    throws(Failure)
  {
    let statement = try writing(statement, store)
    do throws(SQLiteError) {
      var binder = try statement.binder()
      repeat binder.add(each values)
      try statement.run(bound: binder)
    } catch { throw failure(error, store) }
  }

  /// Runs a statement that is part of the open transaction of `store`, and that belongs to no request.
  func runInTransaction<each V: Value>(_ statement: StoreStatement, in store: Store, bind values: repeat each V)
    throws(Failure)
  {
    do throws(SQLiteError) {
      let statement = try writingInTransaction(statement, store)
      var binder = try statement.binder()
      repeat binder.add(each values)
      try statement.run(bound: binder)
    } catch { throw failure(error, store) }
  }

  /// Returns the first row that a query finds in `store`, or `nil` if there is none.
  public func first<each V: Value, T>(
    _ statement: StoreStatement, in store: Store, bind values: repeat each V, read: (inout RowSource) -> T
  ) throws(Failure) -> T? {
    try willRead()
    do throws(SQLiteError) {
      let statement = try reading(statement, store)
      var binder = try statement.binder()
      repeat binder.add(each values)
      return try statement.first(bound: binder, read)
    } catch { throw failure(error, store) }
  }

  /// Returns all rows that a query finds in `store`.
  public func all<each V: Value, T>(
    _ statement: StoreStatement, in store: Store, bind values: repeat each V, read: (inout RowSource) -> T
  ) throws(Failure) -> [T] {
    try willRead()
    do throws(SQLiteError) {
      let statement = try reading(statement, store)
      var binder = try statement.binder()
      repeat binder.add(each values)
      var rows: [T] = []
      try statement.each(bound: binder) { rows.append(read(&$0)) }
      return rows
    } catch { throw failure(error, store) }
  }

  /// Calls `use` with every row that a query finds in `store`.
  public func each<each V: Value>(
    _ statement: StoreStatement, in store: Store, bind values: repeat each V, use: (inout RowSource) -> Void
  ) throws(Failure) {
    try willRead()
    do throws(SQLiteError) {
      let statement = try reading(statement, store)
      var binder = try statement.binder()
      repeat binder.add(each values)
      try statement.each(bound: binder, use)
    } catch { throw failure(error, store) }
  }
}

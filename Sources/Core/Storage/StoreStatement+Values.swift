public import RPC
public import SQLite
public import Shape

/// The same calls for a caller that has all values of the parameters at hand: one value for each, in their order.
///
///     let number = try stores.first(findNumber, in: store, bind: company) { $0.next(Int.self) }
///
/// A debug build ends if a statement has more parameters than values.
extension Stores {
  /// Runs a statement that changes `store`.
  public func run<each V: Value>(_ statement: StoreStatement, in store: Store, bind values: repeat each V) throws(Failure) {
    try run(statement, in: store) { (binder: inout Binder) in repeat binder.add(each values) }
  }

  /// Runs a statement that is part of the open transaction of `store`, and that belongs to no request.
  func runInTransaction<each V: Value>(_ statement: StoreStatement, in store: Store, bind values: repeat each V) throws(Failure) {
    try runInTransaction(statement, in: store) { (binder: inout Binder) in repeat binder.add(each values) }
  }

  /// Returns the first row that a query finds in `store`, or `nil` if there is none.
  public func first<each V: Value, T>(
    _ statement: StoreStatement, in store: Store, bind values: repeat each V, read: (inout RowSource) -> T
  ) throws(Failure) -> T? {
    try first(statement, in: store, { (binder: inout Binder) in repeat binder.add(each values) }, read)
  }

  /// Returns all rows that a query finds in `store`.
  public func all<each V: Value, T>(
    _ statement: StoreStatement, in store: Store, bind values: repeat each V, read: (inout RowSource) -> T
  ) throws(Failure) -> [T] {
    try all(statement, in: store, { (binder: inout Binder) in repeat binder.add(each values) }, read)
  }

  /// Calls `use` with every row that a query finds in `store`.
  public func each<each V: Value>(
    _ statement: StoreStatement, in store: Store, bind values: repeat each V, use: (inout RowSource) -> Void
  ) throws(Failure) {
    try each(statement, in: store, { (binder: inout Binder) in repeat binder.add(each values) }, use)
  }
}

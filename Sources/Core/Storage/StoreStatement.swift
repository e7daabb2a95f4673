public import RPC
public import SQLite

/// One SQL text for all stores: `{store}` stands for the attached file. Made when it is first used, and prepared for a store when it is
/// first used there: most starts use few of all statements.
public final class StoreStatement {
  private let makeSQL: () -> String
  fileprivate var prepared: (Statement?, Statement?, Statement?)

  public init(_ sql: @autoclosure @escaping () -> String) { makeSQL = sql }

  fileprivate func prepare(_ store: Store, _ stores: Stores) throws(SQLiteError) -> Statement {
    let known =
      switch store {
      case .device: prepared.0
      case .private: prepared.1
      case .shared: prepared.2
      }
    if let known { return known }
    let statement = try stores.connection(to: store).statement(makeSQL().replacing("{store}", with: store.schemaName))
    switch store {
    case .device: prepared.0 = statement
    case .private: prepared.1 = statement
    case .shared: prepared.2 = statement
    }
    return statement
  }
}

extension Stores {
  /// Runs a statement that changes `store`.
  public func run(_ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void) throws(Failure) {
    try willWrite(store)
    noteChange()
    do throws(SQLiteError) {
      let statement = try statement.prepare(store, self)
      willWrite(statement.writes, store)
      try statement.run(bind)
    } catch {
      throw failure(error, store)
    }
  }

  /// Runs a statement that is part of the open transaction of `store`, and of no request's own.
  func runInTransaction(_ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void) throws(Failure) {
    do throws(SQLiteError) {
      let statement = try statement.prepare(store, self)
      versions.note(statement.writes)
      try statement.run(bind)
    } catch { throw failure(error, store) }
  }

  /// Notes that what is to be written later is written by this statement.
  public func noteWriting(_ statement: StoreStatement, in store: Store) throws(Failure) {
    do throws(SQLiteError) { footprint.write(try statement.prepare(store, self).writes, store) } catch { throw failure(error, store) }
  }

  /// Runs a statement that changes `store`; answers false, and changes nothing, when another row has the same unique value.
  public func runUnlessDuplicate(_ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void) throws(Failure) -> Bool {
    try willWrite(store)
    do throws(SQLiteError) {
      let statement = try statement.prepare(store, self)
      willWrite(statement.writes, store)
      try statement.run(bind)
      noteChange()
      return true
    } catch {
      // Ids are ours to keep apart; a second one of the same is no mistake of the caller's. (It takes a seed that was used before.)
      if error.code == .uniqueConstraint, !error.message.hasSuffix(".id") { return false }
      noteChange()
      throw failure(error, store)
    }
  }

  /// The first row that a query finds in `store`, or nil.
  public func first<T>(
    _ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T
  ) throws(Failure) -> T? {
    try willRead()
    do throws(SQLiteError) { return try reading(statement, store).first(bind, read) } catch { throw failure(error, store) }
  }

  /// All rows that a query finds in `store`.
  public func all<T>(
    _ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T
  ) throws(Failure) -> [T] {
    try willRead()
    do throws(SQLiteError) { return try reading(statement, store).all(bind, read) } catch { throw failure(error, store) }
  }

  /// Hands over every row that a query finds in `store`.
  public func each(
    _ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void, _ use: (inout RowSource) -> Void
  ) throws(Failure) {
    try willRead()
    do throws(SQLiteError) { try reading(statement, store).each(bind, use) } catch { throw failure(error, store) }
  }

  /// The tables that a query reads, a bit each, which is the same in all stores.
  func tables(of query: StoreStatement, in store: Store) throws(Failure) -> UInt64 {
    do throws(SQLiteError) { return try query.prepare(store, self).reads } catch { throw failure(error, store) }
  }

  /// Before a statement writes `store` and these tables, a bit each.
  private func willWrite(_ tables: UInt64, _ store: Store) {
    footprint.write(tables, store)
    versions.note(tables)
  }

  private func reading(_ statement: StoreStatement, _ store: Store) throws(SQLiteError) -> Statement {
    let statement = try statement.prepare(store, self)
    footprint.read(statement.reads, store)
    return statement
  }

  /// Notes that what was read before, and is remembered now, is read by these statements.
  public func noteReading(_ statement: StoreStatement, in store: Store) {
    guard footprint.isTraced else { return }
    do throws(SQLiteError) { _ = try reading(statement, store) } catch {
      // The statement was prepared when the answer that is remembered was read.
      _ = failure(error, store)
    }
  }
}

public import RPC
public import SQLite

/// An SQL statement for all stores. In its text, `{store}` stands for the store's schema name. The text is made when
/// the statement is first used, and is prepared for a store when it is first used there. Most processes use few of all
/// statements.
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
    let statement = try writing(statement, store)
    do throws(SQLiteError) { try statement.run(bind) } catch { throw failure(error, store) }
  }

  /// Returns the prepared statement, which is about to change `store`, and counts it as a change of the request.
  func writing(_ statement: StoreStatement, _ store: Store) throws(Failure) -> Statement {
    try willWrite(store)
    noteChange()
    do throws(SQLiteError) {
      let statement = try statement.prepare(store, self)
      willWrite(statement.writes, store)
      return statement
    } catch { throw failure(error, store) }
  }

  /// Runs a statement that is part of the open transaction of `store`, and that belongs to no request.
  func runInTransaction(_ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void) throws(Failure) {
    do throws(SQLiteError) { try writingInTransaction(statement, store).run(bind) } catch {
      throw failure(error, store)
    }
  }

  /// Returns the prepared statement, which is about to change `store` in its open transaction.
  func writingInTransaction(_ statement: StoreStatement, _ store: Store) throws(SQLiteError) -> Statement {
    let statement = try statement.prepare(store, self)
    versions.note(statement.writes)
    return statement
  }

  /// Adds the tables that a statement will write later to the footprint.
  public func noteWriting(_ statement: StoreStatement, in store: Store) throws(Failure) {
    do throws(SQLiteError) { footprint.write(try statement.prepare(store, self).writes, store) } catch {
      throw failure(error, store)
    }
  }

  /// Runs a statement that changes `store`. Returns `false`, and changes nothing, if another row has the same unique
  /// value.
  public func runUnlessDuplicate(_ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void)
    throws(Failure) -> Bool
  {
    try willWrite(store)
    do throws(SQLiteError) {
      let statement = try statement.prepare(store, self)
      willWrite(statement.writes, store)
      try statement.run(bind)
      noteChange()
      return true
    } catch {
      // A second record with the same id is a fault and no duplicate, because the core makes the ids, and not the
      // caller. (It happens only with a seed that was used before.)
      if error.code == .uniqueConstraint, !error.message.hasSuffix(".id") { return false }
      noteChange()
      throw failure(error, store)
    }
  }

  /// Returns the first row that a query finds in `store`, or `nil` if there is none.
  public func first<T>(
    _ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T
  ) throws(Failure) -> T? {
    try willRead()
    do throws(SQLiteError) { return try reading(statement, store).first(bind, read) } catch {
      throw failure(error, store)
    }
  }

  /// Returns all rows that a query finds in `store`.
  public func all<T>(
    _ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void, _ read: (inout RowSource) -> T
  ) throws(Failure) -> [T] {
    try willRead()
    do throws(SQLiteError) { return try reading(statement, store).all(bind, read) } catch {
      throw failure(error, store)
    }
  }

  /// Calls `use` with every row that a query finds in `store`.
  public func each(
    _ statement: StoreStatement, in store: Store, _ bind: (inout Binder) -> Void, _ use: (inout RowSource) -> Void
  ) throws(Failure) {
    try willRead()
    do throws(SQLiteError) { try reading(statement, store).each(bind, use) } catch { throw failure(error, store) }
  }

  /// Returns the tables that a query reads, one bit for each, which are the same in all stores.
  func tables(of query: StoreStatement, in store: Store) throws(Failure) -> UInt64 {
    do throws(SQLiteError) { return try query.prepare(store, self).reads } catch { throw failure(error, store) }
  }

  /// Records that a statement is about to write these tables of `store`, one bit for each.
  private func willWrite(_ tables: UInt64, _ store: Store) {
    footprint.write(tables, store)
    versions.note(tables)
  }

  func reading(_ statement: StoreStatement, _ store: Store) throws(SQLiteError) -> Statement {
    let statement = try statement.prepare(store, self)
    footprint.read(statement.reads, store)
    return statement
  }

  /// Adds the tables that a query reads to the footprint, because a remembered result of the query is used instead.
  public func noteReading(_ statement: StoreStatement, in store: Store) {
    guard footprint.isTraced else { return }
    do throws(SQLiteError) { _ = try reading(statement, store) } catch {
      // Not expected: the statement was prepared when it read the answer that is now remembered.
      _ = failure(error, store)
    }
  }
}

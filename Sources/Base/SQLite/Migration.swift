/// One named step of a schema. Steps are never edited once they have been released; a change is a new step.
public struct Migration: Sendable {
  /// The name under which the file records the step. No two steps of a file have the same name.
  public let name: String
  /// Plain SQL, in which `{store}` is replaced by the attached file's name.
  public let sql: String
  /// A Boolean value that indicates whether a file that has not had the step is rewritten (`VACUUM`) before it.
  public let isRewriting: Bool

  public init(_ name: String, _ sql: String, isRewriting: Bool = false) {
    self.name = name
    self.sql = sql
    self.isRewriting = isRewriting
  }
}

/// The reasons why a file's tables can't be brought to the program's schema.
public enum SchemaMismatch: Error {
  /// A newer program has written the file: it had steps that this program does not know.
  case newer(found: Int, known: Int)
  case failed(SQLiteError)
}

/// The tables of a file. The SQL is built only for a file that is not up to date: most starts need only the version.
///
/// A file stores the names of the steps that it had in its table `migrations`, and their number as `user_version`.
public struct FileSchema: Sendable {
  /// The number of steps.
  public let version: Int
  let whole: @Sendable () -> [String]
  let steps: @Sendable () -> [Migration]
  let legacy: @Sendable (Int) -> [String]

  /// - Parameters:
  ///   - version: the number of steps.
  ///   - whole: the SQL of all current tables, which an empty file gets at once. Running all steps would make every
  ///     start in memory slower.
  ///   - steps: the steps that bring an older file up to date, in order.
  ///   - legacy: the names of the steps of a file that stores no names, by its `user_version`.
  public init(
    version: Int, whole: @escaping @Sendable () -> [String], steps: @escaping @Sendable () -> [Migration],
    legacy: @escaping @Sendable (Int) -> [String] = { _ in [] }
  ) {
    self.version = version
    self.whole = whole
    self.steps = steps
    self.legacy = legacy
  }
}

extension Connection {
  /// Throws an error if a newer program has written the file.
  public func check(_ store: String, against schema: FileSchema) throws(SchemaMismatch) {
    let current = try reading { () throws(SQLiteError) in try version(of: store) }
    if current > schema.version { throw SchemaMismatch.newer(found: current, known: schema.version) }
    if current == schema.version { return }
    let known = schema.steps().map(\.name)
    let had = try reading { () throws(SQLiteError) in try steps(of: store, at: current, schema) }
    if !had.allSatisfy(known.contains) { throw SchemaMismatch.newer(found: current, known: schema.version) }
  }

  private func reading<T>(_ read: () throws(SQLiteError) -> T) throws(SchemaMismatch) -> T {
    do throws(SQLiteError) { return try read() } catch { throw SchemaMismatch.failed(error) }
  }

  private func version(of store: String) throws(SQLiteError) -> Int {
    try statement("PRAGMA \(store).user_version").first { $0.next(Int.self) } ?? 0
  }

  /// Returns the names of the steps that were applied to a file.
  private func steps(of store: String, at version: Int, _ schema: FileSchema) throws(SQLiteError) -> [String] {
    let tables = try statement(
      "SELECT count(*) FROM \(store).sqlite_schema WHERE type = 'table' AND name = 'migrations'")
    if try tables.first(read: { $0.next(Int.self) }) != 1 { return schema.legacy(version) }
    return try statement("SELECT name FROM \(store).migrations").all { $0.next(String.self) }
  }

  /// Returns a Boolean value that indicates whether a file lacks a step before which the file must be rewritten. The
  /// result is `false` for a new file.
  public func isToBeRewritten(_ store: String, for schema: FileSchema) throws(SQLiteError) -> Bool {
    let current = try version(of: store)
    if current == 0 || current == schema.version { return false }
    let had = try steps(of: store, at: current, schema)
    return schema.steps().contains { $0.isRewriting && !had.contains($0.name) }
  }

  /// Migrates one attached file to the newest schema, in a transaction, or leaves the file untouched. If a transaction
  /// is already open, its owner ends it.
  public func migrate(_ store: String, to schema: FileSchema) throws(SchemaMismatch) {
    try check(store, against: schema)
    try reading { () throws(SQLiteError) in
      let current = try version(of: store)
      if current == schema.version { return }
      let had = try steps(of: store, at: current, schema)
      let isAlone = isAutocommit
      if isAlone { try execute("BEGIN IMMEDIATE") }
      do throws(SQLiteError) {
        try execute(Connection.migrations.replacing("{store}", with: store))
        let steps = schema.steps()
        let missing = steps.filter { !had.contains($0.name) }.map(\.sql)
        for sql in current == 0 ? AddedColumns.moved(schema.whole()) : missing {
          try execute(sql.replacing("{store}", with: store))
        }
        let note = try statement("INSERT OR IGNORE INTO \(store).migrations (name) VALUES (?)")
        for step in steps { try note.run(bind: step.name) }
        try execute("PRAGMA \(store).user_version = \(schema.version)")
        if isAlone { try execute("COMMIT") }
      } catch {
        if isAlone, !isAutocommit { try? execute("ROLLBACK") }
        throw error
      }
    }
  }

  /// The SQL of the table with the names of the steps that were applied to a file.
  private static let migrations =
    "CREATE TABLE IF NOT EXISTS {store}.migrations (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID"
}

/// One named step of a database schema. After a step was released, it is never edited. Further changes are new steps.
public struct Migration: Sendable {
  /// The name of the step, which the file stores when the step was applied. All steps of a file have different names.
  public let name: String
  /// The SQL of the step. In it, `{store}` stands for the name of the attached file.
  public let sql: String
  /// A Boolean value that indicates whether the file must be rewritten (`VACUUM`) before the step is applied.
  public let isRewriting: Bool
  /// A query that returns a row if the file needs no change. `nil` for a step that every file needs.
  public let isDone: String?

  public init(_ name: String, _ sql: String, isRewriting: Bool = false, isDone: String? = nil) {
    self.name = name
    self.sql = sql
    self.isRewriting = isRewriting
    self.isDone = isDone
  }
}

/// The reason why a file's tables can't be migrated to this program's schema.
public enum SchemaMismatch: Error {
  /// A newer program has written the file, and has applied steps that this program does not know.
  case newer(found: Int, known: Int)
  case failed(SQLiteError)
}

/// The schema of a file. Its SQL is built only if a file must be created or migrated, because most starts need only the
/// version number.
///
/// A file stores the names of its applied steps in the table `migrations`, and their number as `user_version`.
public struct FileSchema: Sendable {
  /// The number of steps.
  public let version: Int
  let whole: @Sendable () -> [String]
  let steps: @Sendable () -> [Migration]
  let legacy: @Sendable (Int) -> [String]

  /// - Parameters:
  ///   - version: the number of steps.
  ///   - whole: returns the SQL that creates all current tables in an empty file. This is faster than applying all
  ///     steps, which would slow each start with a database in memory.
  ///   - steps: returns all steps in order. An older file is migrated with those that it lacks.
  ///   - legacy: returns the names of the steps that were applied to a file without a table `migrations`. The argument
  ///     is the file's `user_version`.
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
  /// Throws an error if a newer program has written the file, so that this program does not know all of its steps.
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

  /// Returns a Boolean value that indicates whether a file must be rewritten (`VACUUM`) before its missing steps are
  /// applied. Returns `false` for a new file.
  public func isToBeRewritten(_ store: String, for schema: FileSchema) throws(SQLiteError) -> Bool {
    let current = try version(of: store)
    if current == 0 || current == schema.version { return false }
    let had = try steps(of: store, at: current, schema)
    return schema.steps().contains { $0.isRewriting && !had.contains($0.name) }
  }

  /// Migrates one attached file to this program's schema, in one transaction. If the migration fails, the file is
  /// unchanged. If a transaction is already open, the migration is a part of it, and the caller must commit it or roll
  /// it back.
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
        if current == 0 {
          for sql in AddedColumns.moved(schema.whole()) { try execute(sql.replacing("{store}", with: store)) }
        } else {
          for step in steps where !had.contains(step.name) { try apply(step, to: store) }
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

  private func apply(_ step: Migration, to store: String) throws(SQLiteError) {
    if let query = step.isDone {
      let done = try statement(query.replacing("{store}", with: store)).first(read: { _ in true })
      if done == true { return }
    }
    try execute(step.sql.replacing("{store}", with: store))
  }

  /// The SQL that creates the table of the applied steps' names.
  private static let migrations =
    "CREATE TABLE IF NOT EXISTS {store}.migrations (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID"
}

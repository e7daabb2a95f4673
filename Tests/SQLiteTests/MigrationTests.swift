import Foundation
import SQLite
import Testing

/// Tests of named migration steps. Each is executed once, completely or not at all, and never reversed.
struct MigrationTests {
  private func scratchFile() -> String { NSTemporaryDirectory() + "mainspring-\(UUID().uuidString).sqlite" }

  private func tables(_ connection: Connection) throws -> [String] {
    try connection.statement("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all(
      { _ in }, { $0.next(String.self) })
  }

  /// Returns a schema with these steps, which are executed one after the other on an empty file.
  private func schema(_ steps: Migration..., legacy: @escaping @Sendable (Int) -> [String] = { _ in [] }) -> FileSchema
  {
    FileSchema(version: steps.count, whole: { steps.map(\.sql) }, steps: { steps }, legacy: legacy)
  }

  private let first = Migration("a.table", "CREATE TABLE {store}.a (x INTEGER)")
  private let second = Migration("a.y", "ALTER TABLE {store}.a ADD COLUMN y INTEGER")
  private let other = Migration("b.table", "CREATE TABLE {store}.b (x INTEGER)")

  @Test func stepsAreTakenOnceInOrder() throws {
    let path = scratchFile()
    defer { unlink(path) }
    do {
      let connection = try Connection(path: path)
      try connection.migrate("main", to: schema(first))
      #expect(try tables(connection) == ["a", "migrations"])
    }
    let connection = try Connection(path: path)
    try connection.migrate("main", to: schema(first, second))
    try connection.migrate("main", to: schema(first, second))
    try connection.execute("INSERT INTO a VALUES (1, 2)")
  }

  @Test func aStepThatIsNewInTheMiddleIsTaken() throws {
    let connection = try Connection(path: ":memory:")
    try connection.migrate("main", to: schema(first, second))
    try connection.migrate("main", to: schema(first, other, second))
    #expect(try tables(connection) == ["a", "b", "migrations"])
  }

  @Test func anEmptyFileGetsAllAtOnce() throws {
    let connection = try Connection(path: ":memory:")
    let whole = ["CREATE TABLE {store}.a (x INTEGER)", "CREATE TABLE {store}.b (x INTEGER)"]
    let old = [Migration("1", "nonsense"), Migration("2", "nonsense")]
    try connection.migrate("main", to: FileSchema(version: 2, whole: { whole }, steps: { old }))
    #expect(try tables(connection) == ["a", "b", "migrations"])
    let new = old + [Migration("3", "CREATE TABLE {store}.c (x INTEGER)")]
    try connection.migrate("main", to: FileSchema(version: 3, whole: { ["nonsense"] }, steps: { new }))
    #expect(try tables(connection) == ["a", "b", "c", "migrations"])
  }

  @Test func aFileThatNotesNoNamesIsMappedOnce() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE a (x INTEGER); PRAGMA user_version = 1")
    try connection.migrate("main", to: schema(first, second, other, legacy: { $0 == 1 ? ["a.table"] : [] }))
    #expect(try tables(connection) == ["a", "b", "migrations"])
    try connection.execute("INSERT INTO a VALUES (1, 2)")
  }

  /// An older program made new files with a column that it added to no existing file, and noted the same steps.
  @Test func aStepIsTakenOnlyByFilesThatNeedIt() throws {
    let adding = Migration(
      "a.y.later", "ALTER TABLE {store}.a ADD COLUMN y INTEGER",
      isDone: "SELECT 1 FROM pragma_table_info('a', '{store}') WHERE name = 'y'")
    for isThere in [false, true] {
      let connection = try Connection(path: ":memory:")
      try connection.migrate("main", to: isThere ? schema(first, second) : schema(first))
      for _ in 0..<2 {
        try connection.migrate("main", to: isThere ? schema(first, second, adding) : schema(first, adding))
      }
      try connection.execute("INSERT INTO a VALUES (1, 2)")
    }
  }

  @Test func aStepThatFailsLeavesNothing() throws {
    let connection = try Connection(path: ":memory:")
    #expect(throws: SchemaMismatch.self) {
      try connection.migrate("main", to: schema(first, Migration("nonsense", "nonsense")))
    }
    #expect(try tables(connection) == [] && connection.isAutocommit)
    try connection.migrate("main", to: schema(other))
    #expect(try tables(connection) == ["b", "migrations"])
  }

  @Test func aNewerSchemaIsRefused() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("PRAGMA user_version = 9")
    #expect(throws: SchemaMismatch.self) { try connection.migrate("main", to: schema(first)) }
    #expect(try tables(connection) == [])
  }

  /// The file lacks steps of this program, and has an unknown step. So a different branch of the program has written
  /// the file.
  @Test func aSchemaOfAnotherLineIsRefused() throws {
    let connection = try Connection(path: ":memory:")
    try connection.migrate("main", to: schema(other))
    #expect(throws: SchemaMismatch.self) { try connection.migrate("main", to: schema(first, second)) }
    #expect(try tables(connection) == ["b", "migrations"])
  }
}

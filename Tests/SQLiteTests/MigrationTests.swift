import Foundation
import SQLite
import Testing

/// Numbered steps: each is taken once, all or nothing, and never back.
struct MigrationTests {
  private func scratchFile() -> String { NSTemporaryDirectory() + "mainspring-\(UUID().uuidString).sqlite" }

  private func tables(_ connection: Connection) throws -> [String] {
    try connection.statement("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all({ _ in }, { $0.next(String.self) })
  }

  @Test func stepsAreTakenOnceInOrder() throws {
    let path = scratchFile()
    defer { unlink(path) }
    let steps = [Migration(2, "ALTER TABLE {store}.a ADD COLUMN y INTEGER"), Migration(1, "CREATE TABLE {store}.a (x INTEGER)")]
    do {
      let connection = try Connection(path: path)
      try connection.migrate("main", to: FileSchema(version: 1, steps: [steps[1]]))
      #expect(try tables(connection) == ["a"])
    }
    let connection = try Connection(path: path)
    try connection.migrate("main", to: FileSchema(version: 2, steps: steps))
    try connection.migrate("main", to: FileSchema(version: 2, steps: steps))
    try connection.execute("INSERT INTO a VALUES (1, 2)")
  }

  @Test func anEmptyFileGetsAllAtOnce() throws {
    let connection = try Connection(path: ":memory:")
    let whole = ["CREATE TABLE {store}.a (x INTEGER)", "CREATE TABLE {store}.b (x INTEGER)"]
    try connection.migrate("main", to: FileSchema(version: 2, whole: whole, steps: [Migration(1, "nonsense"), Migration(2, "nonsense")]))
    #expect(try tables(connection) == ["a", "b"])
    try connection.migrate(
      "main",
      to: FileSchema(
        version: 3, whole: ["nonsense"], steps: [Migration(2, "nonsense"), Migration(3, "CREATE TABLE {store}.c (x INTEGER)")]))
    #expect(try tables(connection) == ["a", "b", "c"])
  }

  @Test func aStepThatFailsLeavesNothing() throws {
    let connection = try Connection(path: ":memory:")
    #expect(throws: SQLiteError.self) {
      try connection.migrate(
        "main", to: FileSchema(version: 2, steps: [Migration(1, "CREATE TABLE {store}.a (x INTEGER)"), Migration(2, "nonsense")]))
    }
    #expect(try tables(connection) == [] && connection.isAutocommit)
    try connection.migrate("main", to: FileSchema(version: 1, steps: [Migration(1, "CREATE TABLE {store}.b (x INTEGER)")]))
    #expect(try tables(connection) == ["b"])
  }

  @Test func aNewerSchemaIsRefused() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("PRAGMA user_version = 9")
    #expect(throws: SchemaMismatch.self) {
      try connection.migrate("main", to: FileSchema(version: 1, steps: [Migration(1, "CREATE TABLE {store}.a (x INTEGER)")]))
    }
    #expect(try tables(connection) == [])
  }
}

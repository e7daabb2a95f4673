import SQLite
import Testing

/// Tests that creating a table with all of its columns gives the same file as adding columns with ALTER TABLE.
struct AddedColumnsTests {
  private func schema(of scripts: [String]) throws -> [String] {
    let connection = try Connection(path: ":memory:")
    for script in scripts { try connection.execute(script.replacing("{store}", with: "main")) }
    return try connection.statement("SELECT coalesce(sql, name) FROM sqlite_schema").all(
      { _ in }, { $0.next(String.self) })
  }

  @Test(arguments: [
    ["CREATE TABLE {store}.a (x INTEGER) STRICT;", "ALTER TABLE {store}.a ADD COLUMN y TEXT;"],
    [
      "CREATE TABLE {store}.a (\n  x INTEGER\n);\nALTER TABLE {store}.a ADD COLUMN y TEXT;\nALTER TABLE {store}.a ADD COLUMN z"
    ],
    [
      "CREATE TABLE {store}.a (x INTEGER CHECK (x IN (1, 2)), v TEXT, UNIQUE(x, v), CHECK(x > 0)) STRICT;",
      "ALTER TABLE {store}.a ADD COLUMN y TEXT NOT NULL DEFAULT '(;'; CREATE INDEX {store}.a_y ON a (y);",
    ],
    [
      "CREATE TABLE {store}.a (\n  x TEXT, -- UNIQUE, or not: it's (\n  v TEXT DEFAULT ')', -- A key.\n  PRIMARY KEY (x)\n);",
      "-- A column.\nALTER TABLE {store}.a ADD COLUMN \"group\" BLOB CHECK (length(\"group\") = 16);",
    ],
    // The name of a column may begin like the keyword of a constraint.
    ["CREATE TABLE {store}.a (x, CHECKED TEXT, uniqueness)", "ALTER TABLE {store}.a ADD COLUMN y;"],
    // The name of one table begins with the name of the other.
    [
      "CREATE TABLE {store}.ab (x); CREATE TABLE {store}.a (x);",
      "ALTER TABLE {store}.a ADD COLUMN y; ALTER TABLE {store}.ab ADD COLUMN z;",
    ],
  ])
  func columnsStandWhereSQLitePutsThem(_ scripts: [String]) throws {
    let moved = AddedColumns.moved(scripts)
    #expect(!moved.joined().contains("ADD COLUMN"))
    #expect(try schema(of: moved) == schema(of: scripts))
  }

  @Test(arguments: [
    // The table has been renamed, and another table had its present name before.
    [
      "CREATE TABLE {store}.a (x);",
      "ALTER TABLE {store}.a RENAME TO b; CREATE TABLE {store}.c (z); ALTER TABLE {store}.c RENAME TO a;",
      "ALTER TABLE {store}.a ADD COLUMN y;",
    ],
    [
      "CREATE TABLE {store}.a (x);", "DROP TABLE {store}.a;", "CREATE TABLE {store}.a AS SELECT 1 AS z;",
      "ALTER TABLE {store}.a ADD COLUMN y;",
    ],
    [
      "CREATE TABLE {store}.a (x); ALTER TABLE {store}.a RENAME TO b; CREATE TABLE {store}.a AS SELECT 1 AS z; ALTER TABLE {store}.a ADD COLUMN y"
    ],
    [
      "CREATE TABLE {store}.a (x)", "DROP TABLE {store}.a", "CREATE TABLE {store}.a AS SELECT 1 AS z",
      "ALTER TABLE {store}.a ADD COLUMN y",
    ],
    ["CREATE TABLE {store}.'a' (x);", "ALTER TABLE {store}.a ADD COLUMN y;"],
  ])
  func otherColumnsAreAddedAsBefore(_ scripts: [String]) throws {
    #expect(AddedColumns.moved(scripts) == scripts)
    // `moved` has left these scripts unchanged. They are valid all the same: SQLite executes them.
    _ = try schema(of: scripts)
  }
}

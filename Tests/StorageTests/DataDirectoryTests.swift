import Storage
import Testing

/// Tests of a directory's lock, and of the creation of tables in its stores.
struct DataDirectoryTests {
  private let labels = ServiceSchema(steps: [
    .init("test.labels", in: .all, "CREATE TABLE {store}.labels (name TEXT) STRICT")
  ])

  private func tables(_ directory: ScratchDirectory, _ store: Store) throws -> Set<String> {
    Set(try directory.texts("SELECT name FROM sqlite_schema WHERE type = 'table'", in: store))
  }

  private func steps(_ directory: ScratchDirectory, _ store: Store) throws -> Set<String> {
    Set(try directory.texts("SELECT name FROM migrations", in: store))
  }

  @Test func aNewDirectoryHasAllTablesAndNotesAllSteps() throws {
    let directory = ScratchDirectory()
    _ = try directory.open([Stores.schema, Shelf.schema])
    let copy = try directory.copied()
    #expect(try tables(copy, .device).isSuperset(of: ["settings", "idempotency_keys"]))
    #expect(try tables(copy, .private).isSuperset(of: ["things", "changes", "changes_state", "idempotency_keys"]))
    #expect(try !tables(copy, .device).contains("things") && !tables(copy, .device).contains("account"))
    #expect(try steps(copy, .shared).contains("test.things") && !steps(copy, .device).contains("test.things"))
  }

  @Test func anOlderDirectoryTakesTheStepsThatItLacks() throws {
    let directory = ScratchDirectory()
    _ = try directory.open([Stores.schema, Shelf.schema])
    let older = try directory.copied()
    // The file lacks the tables of a service that is listed before the services of the file.
    _ = try older.open([labels, Stores.schema, Shelf.schema])
    let newer = try older.copied()
    for store in Store.allCases {
      #expect(try tables(newer, store).contains("labels") && steps(newer, store).contains("test.labels"))
    }
    _ = try newer.open([labels, Stores.schema, Shelf.schema])
  }

  @Test func aNewerDirectoryIsRefused() throws {
    let directory = ScratchDirectory()
    _ = try directory.open([Stores.schema, Shelf.schema, labels])
    let newer = try directory.copied()
    let refusal = #expect(throws: DataDirectory.Unusable.self) { try newer.open([Stores.schema, Shelf.schema]) }
    #expect(refusal?.exitCode == 66)
    #expect(try tables(try newer.copied(), .private).contains("labels"))
  }

  @Test func aDirectoryIsHeldByOne() throws {
    let directory = ScratchDirectory()
    _ = try directory.open([Stores.schema])
    let refusal = #expect(throws: DataDirectory.Unusable.self) { try directory.open([Stores.schema]) }
    #expect(refusal?.exitCode == 73 && refusal?.sentence.contains("is in use by process") == true)
    #expect(refusal?.isInUse == true)
  }
}

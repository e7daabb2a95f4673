import Shape
import Storage
import Testing

/// Tests of the table columns that are derived from a record's description.
@Suite struct RecordTableTests {
  fileprivate struct Sheet: Record {
    let id: UUID, order: String, count: Int, price: Decimal?, day: Day?, at: Timestamp, isDone: Bool, tags: [String],
      note: String?

    static let doc: StaticString = "A sheet."
  }

  private let table = RecordTable(
    Sheet.self, "sheets", added: ["tags", "note", "count"], extras: ["order": "UNIQUE"], order: ["at": "id"],
    columns: ["held INTEGER NOT NULL DEFAULT 0"], constraints: ["CHECK (price > 0)"])

  @Test func eachMemberIsAColumnOfItsType() {
    #expect(
      table.sql == """
        CREATE TABLE {store}.sheets (
          row INTEGER PRIMARY KEY,
          id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
          at INTEGER NOT NULL,
          "order" TEXT NOT NULL UNIQUE,
          price INTEGER,
          day TEXT,
          isDone INTEGER NOT NULL,
          held INTEGER NOT NULL DEFAULT 0,
          CHECK (price > 0)
        ) STRICT;
        """)
  }

  @Test func whatAStepAddsHasAValueInTheRowsThatAreThere() {
    #expect(
      table.adding("tags", "note", "count") == """
        ALTER TABLE {store}.sheets ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE {store}.sheets ADD COLUMN note TEXT;
        ALTER TABLE {store}.sheets ADD COLUMN count INTEGER NOT NULL DEFAULT 0;
        """)
  }

  @Test func anOlderTableAcceptsAnyID() {
    #expect(RecordTable(Sheet.self, "sheets", checksIDs: false).sql.contains("  id BLOB NOT NULL UNIQUE,\n"))
  }
}

extension RecordTableTests.Sheet {
  fileprivate init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id.")
    order = field("order", \.order, "The order.")
    count = field("count", \.count, "The count.")
    price = field("price", \.price, "The price.")
    day = field("day", \.day, "The day.")
    at = field("at", \.at, "The instant.")
    isDone = field("isDone", \.isDone, "The state.")
    tags = field("tags", \.tags, "The tags.")
    note = field("note", \.note, "The note.")
  }
}

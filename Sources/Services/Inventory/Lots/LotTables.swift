internal import Storage

/// The schema of the table of lots. Both stores with companies have this table. A released step is never edited: a
/// change is a new step at the end.
enum LotTables {
  static let schema = ServiceSchema(
    steps: [
      .init("inventory.lots", in: .companies, sql), .init("inventory.lots.joined", in: .companies, joined),
      .init("inventory.joined", in: .companies, JoinedRecords.sql),
      .init("inventory.lots.spaced", in: .companies, spaced),
    ])

  private static let held = """
    -- 0: none of it is in stock. 1: some is. 2: some is, and its expiry was told of.
      held INTEGER NOT NULL DEFAULT 0
    """

  private static let lotsTable = RecordTable(
    Lot.self, "lots", added: ["joined"], checksIDs: false, columns: [held],
    constraints: ["CHECK (batch IS NOT NULL OR serial IS NOT NULL)"])

  /// A migration. If two devices created lots with the same name, sync merges one into the other. The merged lot stays
  /// in the table, and the indexes now ignore its name, so the remaining lot can have it.
  private static let joined = """
    \(lotsTable.adding("joined"))
    DROP INDEX {store}.lots_batch;
    DROP INDEX {store}.lots_serial;
    CREATE UNIQUE INDEX {store}.lots_batch ON lots (item, batch) WHERE serial IS NULL AND joined IS NULL;
    CREATE UNIQUE INDEX {store}.lots_serial ON lots (item, serial) WHERE serial IS NOT NULL AND joined IS NULL;
    """

  /// Returns the SQL expression for the name of a lot: its serial number, or its batch if it has none.
  static func name(of table: String) -> String { "coalesce(\(table)serial, \(table)batch)" }

  /// An index of the lots whose names have spaces around them. Older versions of the program stored such names.
  private static let spaced =
    "CREATE INDEX {store}.lots_spaced ON lots (item) WHERE joined IS NULL AND \(OuterSpaces.surround(name(of: "")));"

  /// An item has one lot for each batch, and one lot for each serial number. Several lots with serial numbers may have
  /// the same batch.
  private static let sql = """
    \(lotsTable.sql)
    CREATE UNIQUE INDEX {store}.lots_batch ON lots (item, batch) WHERE serial IS NULL;
    CREATE UNIQUE INDEX {store}.lots_serial ON lots (item, serial) WHERE serial IS NOT NULL;
    CREATE INDEX {store}.lots_item ON lots (item);
    CREATE INDEX {store}.lots_archived ON lots (row) WHERE archived = 1;
    CREATE INDEX {store}.lots_status ON lots (row >> 40, status) WHERE status <> 'ok';
    CREATE INDEX {store}.lots_expiry ON lots (row >> 40, held, expiry) WHERE expiry IS NOT NULL AND held > 0;
    """
}

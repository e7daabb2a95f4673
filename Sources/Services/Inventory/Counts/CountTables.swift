internal import Storage

/// The schema of the counts' tables, in both stores of companies.
enum CountTables {
  static let schema = ServiceSchema(steps: [.init("inventory.counts", in: .companies, sql)])

  /// Lines and steps are added, and never changed. They are deleted with their stocktake, and stocktakes with their company.
  private static let sql = """
    CREATE TABLE {store}.counts (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      name TEXT,
      scope TEXT NOT NULL,
      blind INTEGER NOT NULL,
      note TEXT,
      status TEXT NOT NULL,
      "transaction" BLOB,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.counts_status ON counts (row >> 40, status);
    CREATE TABLE {store}.count_lines (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      count BLOB NOT NULL,
      item BLOB NOT NULL,
      location BLOB NOT NULL,
      lot BLOB,
      quantity INTEGER NOT NULL,
      expected INTEGER NOT NULL,
      actor BLOB NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.count_lines_count ON count_lines (count, item, location, lot);
    CREATE TABLE {store}.count_steps (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      count BLOB NOT NULL,
      "to" TEXT NOT NULL,
      actor BLOB NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.count_steps_count ON count_steps (count);
    CREATE TRIGGER {store}.count_lines_stay BEFORE UPDATE ON count_lines
      BEGIN SELECT RAISE(ABORT, 'lines of counts are never changed'); END;
    CREATE TRIGGER {store}.count_steps_stay BEFORE UPDATE ON count_steps
      BEGIN SELECT RAISE(ABORT, 'steps of counts are never changed'); END;
    """
}

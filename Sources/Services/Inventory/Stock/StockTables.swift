internal import Storage

/// The schema of the ledger's tables, in both stores of companies.
enum StockTables {
  static let schema = ServiceSchema(
    steps: [
      .init("inventory.stock.entries", in: .companies, entries), .init("inventory.stock.levels", in: .companies, levels),
      .init("inventory.stock.items", in: .companies, items),
    ])

  /// The ledger. Entries stay as they are; they go with their company alone, whose levels go first.
  private static let entries = """
    CREATE TABLE {store}.stock_entries (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      "transaction" BLOB NOT NULL,
      item BLOB NOT NULL,
      location BLOB NOT NULL,
      type TEXT NOT NULL,
      quantity INTEGER NOT NULL,
      unitCost TEXT,
      reason TEXT,
      note TEXT,
      reverses BLOB UNIQUE,
      actor BLOB NOT NULL,
      effectiveAt INTEGER NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.stock_entries_item ON stock_entries (item);
    CREATE INDEX {store}.stock_entries_location ON stock_entries (location);
    CREATE INDEX {store}.stock_entries_transaction ON stock_entries ("transaction") WHERE "transaction" <> id;
    CREATE TRIGGER {store}.stock_entries_stay BEFORE UPDATE ON stock_entries
      BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never changed'); END;
    CREATE TRIGGER {store}.stock_entries_keep BEFORE DELETE ON stock_entries
      WHEN EXISTS (SELECT 1 FROM stock_levels WHERE company = OLD.row >> 40 AND item = OLD.item)
      BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never deleted'); END;
    """

  /// The sums of the ledger by item and location, by the company's number.
  private static let levels = """
    CREATE TABLE {store}.stock_levels (
      company INTEGER NOT NULL,
      item BLOB NOT NULL,
      location BLOB NOT NULL,
      onHand INTEGER NOT NULL,
      PRIMARY KEY (company, item, location)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.stock_levels_location ON stock_levels (company, location) WHERE onHand <> 0;
    CREATE INDEX {store}.stock_levels_negative ON stock_levels (company, item) WHERE onHand < 0;
    """

  /// The sums by item, what one of it costs on the average, and how much is lacking.
  private static let items = """
    CREATE TABLE {store}.stock_items (
      company INTEGER NOT NULL,
      item BLOB NOT NULL,
      onHand INTEGER NOT NULL,
      unavailable INTEGER NOT NULL,
      cost INTEGER,
      currency TEXT,
      lacking INTEGER,
      PRIMARY KEY (company, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.stock_items_lacking ON stock_items (company, lacking) WHERE lacking IS NOT NULL;
    """
}

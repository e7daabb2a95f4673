internal import Storage

/// The schema of the tables of the ledger, its sums and the stock alerts. Both stores with companies have these tables.
/// A released step is never edited: a change is a new step at the end.
enum StockTables {
  static let schema = ServiceSchema(
    tables: [
      .init(in: .companies, entries(keeping) + entryReasons + loanIndex + entryBuilds), .init(in: .companies, levels),
      .init(in: .companies, items + itemPlans + itemBuilds),
      .init(in: .companies, alertsOfAll),
    ],
    steps: [
      .init("inventory.stock.entries", in: .companies, entries(firstKeeping)),
      .init("inventory.stock.levels", in: .companies, firstLevels),
      .init("inventory.stock.items", in: .companies, items),
      .init("inventory.stock.reasons", in: .companies, entryReasons),
      .init("inventory.stock.levelsByLot", in: .companies, levelsByLot),
      .init("inventory.stock.plans", in: .companies, itemPlans),
      .init("inventory.stock.alerts", in: .companies, alerts), .init("inventory.stock.spent", in: .companies, spent),
      .init("inventory.stock.leanIndexes", in: .companies, leanIndexes),
      .init("inventory.stock.alertsOfLocations", in: .companies, alertsOfLocations),
      .init("inventory.stock.byLoan", in: .companies, loanIndex),
      .init("inventory.stock.projected", in: .companies, projected),
      .init("inventory.stock.builds", in: .companies, itemBuilds + entryBuilds),
    ])

  private static let stockEntriesTable = RecordTable(
    StockEntry.self, "stock_entries", added: ["lot", "order", "orderLine", "dispatch", "loan", "count", "build"],
    checksIDs: false,
    extras: ["reverses": "UNIQUE"])

  /// Returns the SQL of the ledger's table. Triggers prevent changes of entries. They also prevent deleting an entry
  /// while its item has stored sums, so only a whole company's entries can be deleted, after its sums.
  private static func entries(_ keeping: String) -> String {
    """
    \(stockEntriesTable.sql)
    CREATE INDEX {store}.stock_entries_item ON stock_entries (item);
    CREATE INDEX {store}.stock_entries_location ON stock_entries (location);
    CREATE INDEX {store}.stock_entries_transaction ON stock_entries ("transaction") WHERE "transaction" <> id;
    CREATE TRIGGER {store}.stock_entries_stay BEFORE UPDATE ON stock_entries
      BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never changed'); END;
    \(keeping)
    """
  }

  private static let keeping = keeping(by: "stock_items")
  private static let firstKeeping = keeping(by: "stock_levels")

  private static func keeping(by sums: String) -> String {
    """
    CREATE TRIGGER {store}.stock_entries_keep BEFORE DELETE ON stock_entries
      WHEN EXISTS (SELECT 1 FROM \(sums) WHERE company = OLD.row >> 40 AND item = OLD.item)
      BEGIN SELECT RAISE(ABORT, 'entries of the ledger are never deleted'); END;
    """
  }

  /// A migration that adds the lot of an entry, and the records for which the entry was posted.
  private static let entryReasons =
    "\n\(stockEntriesTable.adding("lot", "order", "orderLine", "dispatch", "loan", "count"))\n" + """
      CREATE INDEX {store}.stock_entries_lot ON stock_entries (lot) WHERE lot IS NOT NULL;
      CREATE INDEX {store}.stock_entries_order ON stock_entries ("order") WHERE "order" IS NOT NULL;
      """

  private static let loanIndex =
    "\nCREATE INDEX {store}.stock_entries_loan ON stock_entries (loan) WHERE loan IS NOT NULL;"

  /// The sums of the ledger for each item, location and lot. `company` is the number of the company. A sum of 0 has no
  /// row. Stock without a lot has 16 zero bytes as its lot.
  private static let levels = """
    CREATE TABLE {store}.stock_levels (
      company INTEGER NOT NULL,
      item BLOB NOT NULL,
      location BLOB NOT NULL,
      lot BLOB NOT NULL,
      onHand INTEGER NOT NULL,
      PRIMARY KEY (company, item, location, lot)
    ) STRICT, WITHOUT ROWID;
    \(levelIndexes)
    \(lotIndex)
    """

  /// Only the index of negative levels depends on `onHand`. So a change of `onHand` rarely has to change an index.
  private static let levelIndexes = """
    CREATE INDEX {store}.stock_levels_location ON stock_levels (company, location);
    CREATE INDEX {store}.stock_levels_negative ON stock_levels (company, item) WHERE onHand < 0;
    """

  private static let lotIndex =
    "CREATE INDEX {store}.stock_levels_lot ON stock_levels (company, lot) WHERE lot <> zeroblob(16);"

  /// A migration. The indexes of older stores excluded levels of zero. Such levels are no longer stored, so the
  /// condition is not needed.
  private static let leanIndexes = """
    DROP INDEX {store}.stock_levels_location;
    DROP INDEX {store}.stock_levels_lot;
    CREATE INDEX {store}.stock_levels_location ON stock_levels (company, location);
    \(lotIndex)
    """

  /// A migration that adds the lot to the key of stock levels.
  private static let levelsByLot = """
    DROP TRIGGER {store}.stock_entries_keep;
    CREATE TEMP TABLE old_levels AS SELECT * FROM {store}.stock_levels;
    DROP TABLE {store}.stock_levels;
    \(levels)
    INSERT INTO {store}.stock_levels SELECT company, item, location, zeroblob(16), onHand FROM old_levels;
    DROP TABLE old_levels;
    \(firstKeeping)
    """

  /// A migration that deletes levels of zero. Otherwise each query of levels would read all places that ever had stock.
  private static let spent = """
    DROP TRIGGER {store}.stock_entries_keep;
    DELETE FROM {store}.stock_levels WHERE onHand = 0;
    \(keeping)
    """

  private static let firstLevels = """
    CREATE TABLE {store}.stock_levels (
      company INTEGER NOT NULL,
      item BLOB NOT NULL,
      location BLOB NOT NULL,
      onHand INTEGER NOT NULL,
      PRIMARY KEY (company, item, location)
    ) STRICT, WITHOUT ROWID;
    \(levelIndexes)
    """

  /// The sums of each item: the quantity on hand, its unavailable part, the average cost of one unit, and the lacking
  /// quantity.
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

  /// A migration that adds the demand for an item, the quantity that is expected, and the instant of its arrival.
  private static let itemPlans = """

    ALTER TABLE {store}.stock_items ADD COLUMN demand INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE {store}.stock_items ADD COLUMN incoming INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE {store}.stock_items ADD COLUMN incomingAt INTEGER;
    """

  /// A migration that adds the part of the demand and of the expected quantity that comes from builds.
  private static let itemBuilds = """

    ALTER TABLE {store}.stock_items ADD COLUMN demandOfBuilds INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE {store}.stock_items ADD COLUMN incomingOfBuilds INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE {store}.stock_items ADD COLUMN incomingAtOfBuilds INTEGER;
    """

  /// A migration that adds the build for which an entry was posted.
  private static let entryBuilds = "\n\(stockEntriesTable.adding("build"))"

  /// A migration that computes the lacking quantity again, now from the projected stock: it includes the demand and the
  /// expected quantity.
  private static let projected = """
    UPDATE {store}.stock_items SET lacking = (
      SELECT nullif(max(0, ifnull(i.minStock, 0) - (onHand - unavailable - demand + incoming)), 0)
      FROM {store}.items i WHERE i.id = stock_items.item);
    """

  /// The table of stock alerts. An alert is about an item or about a location, so both columns can be NULL.
  private static let alertsOfAll = """
    CREATE TABLE {store}.stock_alerts (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      item BLOB,
      location BLOB,
      lot BLOB,
      kind TEXT NOT NULL,
      onHand INTEGER NOT NULL,
      available INTEGER NOT NULL,
      minStock INTEGER,
      expiry TEXT,
      at INTEGER NOT NULL
    ) STRICT;
    """

  private static let alertsOfLocations = """
    CREATE TEMP TABLE old_alerts AS SELECT * FROM {store}.stock_alerts;
    DROP TABLE {store}.stock_alerts;
    \(alertsOfAll)
    INSERT INTO {store}.stock_alerts (row, id, company, item, lot, kind, onHand, available, minStock, expiry, at)
      SELECT row, id, company, item, lot, kind, onHand, available, minStock, expiry, at FROM old_alerts;
    DROP TABLE old_alerts;
    """

  private static let alerts = """
    CREATE TABLE {store}.stock_alerts (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      item BLOB NOT NULL,
      lot BLOB,
      kind TEXT NOT NULL,
      onHand INTEGER NOT NULL,
      available INTEGER NOT NULL,
      minStock INTEGER,
      expiry TEXT,
      at INTEGER NOT NULL
    ) STRICT;
    """
}

internal import Storage

/// The schema of the inventory's tables, in both stores of companies.
enum InventoryTables {
  private static let sql = """
    CREATE TABLE {store}.items (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      company BLOB NOT NULL,
      sku TEXT NOT NULL,
      name TEXT NOT NULL,
      unit TEXT NOT NULL,
      category TEXT,
      tags TEXT NOT NULL,
      barcodes TEXT NOT NULL,
      manufacturer TEXT,
      minStock INTEGER,
      cost TEXT,
      condition TEXT,
      custom TEXT NOT NULL,
      archived INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
      UNIQUE (company, sku)
    ) STRICT;
    CREATE INDEX {store}.items_archived ON items (row) WHERE archived = 1;

    CREATE VIRTUAL TABLE {store}.items_text USING fts5 (
      sku, name, category, tags, barcodes, manufacturer,
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TABLE {store}.items_text_state (
      company INTEGER PRIMARY KEY,
      indexed INTEGER NOT NULL
    ) STRICT;
    """

  /// Merges of the full-text index are work for idle moments.
  private static let mergingSQL = "INSERT INTO {store}.items_text (items_text, rank) VALUES ('automerge', 0);"

  static let schema = ServiceSchema(steps: [
    .init("inventory.items", in: .companies, sql), .init("inventory.items.merging", in: .companies, mergingSQL),
  ])
}

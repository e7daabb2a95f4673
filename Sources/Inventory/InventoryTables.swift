/// The schema of the inventory's tables, in both stores of companies.
public enum InventoryTables {
  public static let sql = """
    CREATE TABLE {store}.items (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      company BLOB NOT NULL CHECK (length(company) = 16),
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
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      version INTEGER NOT NULL CHECK (version > 0),
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
      UNIQUE (company, sku)
    ) STRICT;
    CREATE INDEX {store}.items_by_company ON items (company);
    CREATE INDEX {store}.items_by_category ON items (company, category) WHERE category IS NOT NULL;
    CREATE INDEX {store}.items_archived ON items (company) WHERE archived = 1;

    CREATE VIRTUAL TABLE {store}.items_text USING fts5 (
      company, sku, name, category, tags, barcodes, manufacturer,
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TABLE {store}.items_text_state (
      indexed INTEGER NOT NULL
    ) STRICT;
    INSERT INTO {store}.items_text_state VALUES (0);
    """
}

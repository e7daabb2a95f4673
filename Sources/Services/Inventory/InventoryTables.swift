internal import Storage

/// The schema of the inventory's tables, in both stores of companies.
enum InventoryTables {
  static let schema = ServiceSchema(
    tables: [
      .init(in: .companies, items.sql), .init(in: .companies, archivedSQL),
      .init(in: .companies, TextIndex.tables(of: "items")),
      .init(in: .companies, tradeSQL), .init(in: .companies, tracksSQL),
      .init(in: .companies, supplierSQL), .init(in: .companies, ordersSQL),
      .init(in: .companies, codesSQL), .init(in: .companies, labelsSQL), .init(in: .companies, taxSQL),
      .init(in: .companies, kindSQL),
    ],
    steps: [
      .init("inventory.items", in: .companies, firstSQL), .init("inventory.items.merging", in: .companies, mergingSQL),
      .init("inventory.items.terms", in: .companies, termsSQL),
      .init("inventory.items.skuKey", in: .companies, skuKeySQL),
      .init("inventory.items.trade", in: .companies, tradeSQL),
      .init("inventory.items.tagLabels", in: .companies, termsSQL),
      .init("inventory.items.tracks", in: .companies, tracksSQL),
      .init("inventory.items.supplier", in: .companies, supplierSQL),
      .init("inventory.items.orders", in: .companies, ordersSQL),
      .init("inventory.items.codes", in: .companies, codesSQL + knownCodesSQL),
      .init("inventory.items.labels", in: .companies, labelsSQL),
      .init("inventory.items.tax", in: .companies, taxSQL),
      .init("inventory.items.kind", in: .companies, kindSQL),
    ])

  private static let items = table("items")

  /// Returns the table of items. Older programs told SKUs apart by their bytes; this program uses a column for the key.
  private static func table(_ name: String, isKeyed: Bool = true) -> RecordTable {
    RecordTable(
      Item.self, name,
      added: [
        "description", "units", "purchaseUnit", "salesUnit", "reorderQuantity", "location", "price", "trackBatch",
        "trackSerial",
        "supplier",
        "supplierSku", "flag", "taxRate", "taxCategory", "kind",
      ], defaults: ["kind": "stocked"],
      columns: isKeyed ? [skuKey] : [], constraints: [isKeyed ? "UNIQUE (company, skuKey)" : "UNIQUE (company, sku)"])
  }

  private static let skuKey = """
    -- The SKU as people tell it from others; of those that differed before they had to be unique, the later ones have their row behind it.
      skuKey TEXT NOT NULL
    """

  /// The columns that the first tables of items lacked.
  private static let tradeSQL =
    items.adding("description", "units", "purchaseUnit", "salesUnit", "reorderQuantity", "location", "price")
    + "\nALTER TABLE {store}.items ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;\n" + waitingSQL

  private static let tracksSQL = items.adding("trackBatch", "trackSerial")

  private static let taxSQL = items.adding("taxRate", "taxCategory")

  /// Only goods in stock wait for their first stock.
  private static let kindSQL = """
    \(items.adding("kind"))
    DROP INDEX {store}.items_waiting;
    CREATE INDEX {store}.items_waiting ON items (row >> 40, minStock, id) WHERE moved = 0 AND minStock > 0 AND kind = 'stocked';
    """

  private static let supplierSQL = """
    \(items.adding("supplier", "supplierSku"))
    CREATE INDEX {store}.items_supplier ON items (supplier) WHERE supplier IS NOT NULL;
    """

  /// An index of items with a `minStock` and without sums (`moved`): all of their stock is lacking.
  private static let waitingSQL = """
    CREATE INDEX {store}.items_waiting ON items (row >> 40, minStock, id) WHERE moved = 0 AND minStock > 0;
    CREATE INDEX {store}.items_location ON items (location) WHERE location IS NOT NULL;
    """

  /// The orders in which items are listed, beside the order of their rows and of their SKUs.
  private static let ordersSQL = """
    \(items.adding("flag"))
    CREATE INDEX {store}.items_name ON items (row >> 40, name COLLATE NOCASE);
    CREATE INDEX {store}.items_updated ON items (row >> 40, updatedAt);
    CREATE INDEX {store}.items_flagged ON items (row) WHERE flag IS NOT NULL;
    """

  /// The item of each code, by the company's number.
  private static let codesSQL = """
    CREATE TABLE {store}.item_codes (
      company INTEGER NOT NULL,
      code TEXT NOT NULL,
      item BLOB NOT NULL,
      PRIMARY KEY (company, code)
    ) STRICT, WITHOUT ROWID;
    """

  /// If several items had the same code before the rule of uniqueness, the oldest item gets the code.
  private static let knownCodesSQL = """

    INSERT OR IGNORE INTO {store}.item_codes
      SELECT items.row >> 40, value, items.id FROM {store}.items, json_each(iif(json_valid(barcodes), barcodes, '[]'))
      WHERE type = 'text' ORDER BY items.row;
    """

  /// The number of items with a category (kind 0) or a tag (kind 1). Only items up to the row that is stored under kind
  /// 2 are counted.
  private static let labelsSQL = """
    CREATE TABLE {store}.item_labels (
      company INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      key TEXT NOT NULL,
      label TEXT NOT NULL,
      items INTEGER NOT NULL,
      PRIMARY KEY (company, kind, key)
    ) STRICT, WITHOUT ROWID;
    """

  private static let archivedSQL = "CREATE INDEX {store}.items_archived ON items (row) WHERE archived = 1;"

  private static let firstSQL = """
    \(table("items", isKeyed: false).sql)
    \(archivedSQL)

    CREATE VIRTUAL TABLE {store}.items_text USING fts5 (
      sku, name, category, tags, barcodes, manufacturer,
      tokenize = 'unicode61 remove_diacritics 2'
    );
    \(TextIndex.state(of: "items"))
    """

  private static let mergingSQL = "INSERT INTO {store}.items_text (items_text, rank) VALUES ('automerge', 0);"

  /// Rebuilds the index in idle moments. In an earlier version, its terms belonged to all companies, and later to each
  /// company. A later version added whole tags.
  private static let termsSQL = """
    DROP TABLE {store}.items_text;
    \(TextIndex.index(of: "items"))
    DELETE FROM {store}.items_text_state;
    """

  /// SKUs are compared without case and outer spaces. SKUs of a company that differed before and are the same now all
  /// stay as they are: the oldest has the key.
  private static let skuKeySQL = """
    \(table("newItems").sql)
    INSERT INTO {store}.newItems
      SELECT row, id, company, sku, name, unit, category, tags, barcodes, manufacturer, minStock, cost, condition, custom, archived, version,
        createdAt, updatedAt, iif(row_number() OVER (PARTITION BY company, key ORDER BY row) = 1, key, key || char(1) || row)
      FROM (SELECT *, case_folded(sku) AS key FROM {store}.items);
    DROP TABLE {store}.items;
    ALTER TABLE {store}.newItems RENAME TO items;
    \(archivedSQL)
    """
}

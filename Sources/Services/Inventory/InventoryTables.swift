internal import Storage

/// The schema of the inventory's tables. Both stores with companies have these tables. A released step is never edited:
/// a change is a new step at the end.
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

  /// Returns the table of items. Older versions of the program compared SKUs byte by byte, and had no column for the
  /// key.
  /// - Parameter isKeyed: a Boolean value that indicates whether the table has the column `skuKey`.
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

  /// A migration that adds the columns which the first table of items lacked.
  private static let tradeSQL =
    items.adding("description", "units", "purchaseUnit", "salesUnit", "reorderQuantity", "location", "price")
    + "\nALTER TABLE {store}.items ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;\n" + waitingSQL

  private static let tracksSQL = items.adding("trackBatch", "trackSerial")

  private static let taxSQL = items.adding("taxRate", "taxCategory")

  /// A migration that adds the kind of an item. The index of items without stock then contains only stocked items.
  private static let kindSQL = """
    \(items.adding("kind"))
    DROP INDEX {store}.items_waiting;
    CREATE INDEX {store}.items_waiting ON items (row >> 40, minStock, id) WHERE moved = 0 AND minStock > 0 AND kind = 'stocked';
    """

  private static let supplierSQL = """
    \(items.adding("supplier", "supplierSku"))
    CREATE INDEX {store}.items_supplier ON items (supplier) WHERE supplier IS NOT NULL;
    """

  /// An index of the items that have a `minStock` but no stored sums (`moved` is 0), so that all of the minimum is
  /// lacking.
  private static let waitingSQL = """
    CREATE INDEX {store}.items_waiting ON items (row >> 40, minStock, id) WHERE moved = 0 AND minStock > 0;
    CREATE INDEX {store}.items_location ON items (location) WHERE location IS NOT NULL;
    """

  /// The indexes for the orders in which items can be listed: by name and by last change. Rows and SKUs have their own
  /// indexes.
  private static let ordersSQL = """
    \(items.adding("flag"))
    CREATE INDEX {store}.items_name ON items (row >> 40, name COLLATE NOCASE);
    CREATE INDEX {store}.items_updated ON items (row >> 40, updatedAt);
    CREATE INDEX {store}.items_flagged ON items (row) WHERE flag IS NOT NULL;
    """

  /// The index of codes: the item of each code in a company. `company` is the number of the company.
  private static let codesSQL = """
    CREATE TABLE {store}.item_codes (
      company INTEGER NOT NULL,
      code TEXT NOT NULL,
      item BLOB NOT NULL,
      PRIMARY KEY (company, code)
    ) STRICT, WITHOUT ROWID;
    """

  /// A migration that fills the index of codes. If several items had the same code, the oldest of them gets it.
  private static let knownCodesSQL = """

    INSERT OR IGNORE INTO {store}.item_codes
      SELECT items.row >> 40, value, items.id FROM {store}.items, json_each(iif(json_valid(barcodes), barcodes, '[]'))
      WHERE type = 'text' ORDER BY items.row;
    """

  /// The number of items for each category (kind 0) and each tag (kind 1). Only items up to a certain row are counted.
  /// This row is stored under kind 2.
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

  /// A migration that removes the text index, so that it is built again in idle moments. It is used twice: the first
  /// time to store the terms for each company separately, the second time to add whole tags.
  private static let termsSQL = """
    DROP TABLE {store}.items_text;
    \(TextIndex.index(of: "items"))
    DELETE FROM {store}.items_text_state;
    """

  /// A migration. Before, SKUs were compared byte by byte; now case and outer spaces are ignored. If several items of a
  /// company thereby have the same SKU, all keep it: the oldest gets the key, and the others get the key with their
  /// row.
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

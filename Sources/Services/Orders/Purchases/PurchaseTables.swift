internal import Storage

/// The schema of the purchases' tables, in both stores of companies.
enum PurchaseTables {
  static let schema = ServiceSchema(
    steps: [
      .init("purchases.purchases", in: .companies, purchases), .init("purchases.lines", in: .companies, lines),
      .init("purchases.steps", in: .companies, OrderTables.steps("purchase_steps", of: "purchases")),
      .init("purchases.receipts", in: .companies, receipts),
      .init("purchases.text", in: .companies, OrderTables.text("purchases")),
      .init("purchases.reversals", in: .companies, reversals), .init("purchases.unpriced", in: .companies, unpriced),
      .init("purchases.lines.per", in: .companies, "ALTER TABLE {store}.purchase_lines ADD COLUMN per INTEGER;"),
      .init("purchases.steps.follows", in: .companies, OrderTables.following("purchase_steps")),
    ])

  private static let purchases = """
    CREATE TABLE {store}.purchases (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      contact BLOB NOT NULL,
      currency TEXT NOT NULL,
      reference TEXT,
      deliveryAddress TEXT,
      taxIncluded INTEGER NOT NULL,
      discount INTEGER,
      note TEXT,
      internalNote TEXT,
      expectedAt INTEGER,
      archived INTEGER NOT NULL,
      number TEXT,
      status TEXT NOT NULL,
      contactName TEXT NOT NULL,
      orderedAt INTEGER,
      net TEXT NOT NULL,
      tax TEXT NOT NULL,
      gross TEXT NOT NULL,
    \(OrderTables.tail),
      UNIQUE (company, number)
    ) STRICT;
    CREATE INDEX {store}.purchases_status ON purchases (row >> 40, status);
    CREATE INDEX {store}.purchases_contact ON purchases (contact, createdAt, id);
    """

  private static let lines = """
    CREATE TABLE {store}.purchase_lines (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      purchase BLOB NOT NULL,
      item BLOB,
      sku TEXT,
      text TEXT NOT NULL,
      quantity INTEGER NOT NULL,
      unit TEXT,
      unitPrice TEXT,
      discount INTEGER,
      taxRate INTEGER,
      note TEXT,
      factor INTEGER NOT NULL,
      received INTEGER NOT NULL,
      planned INTEGER NOT NULL,
      incoming INTEGER NOT NULL,
      incomingAt INTEGER,
    \(OrderTables.tail)
    ) STRICT;
    CREATE INDEX {store}.purchase_lines_purchase ON purchase_lines (purchase);
    CREATE INDEX {store}.purchase_lines_item ON purchase_lines (item, incoming, planned) WHERE item IS NOT NULL;
    """

  private static let receipts = """
    CREATE TABLE {store}.purchase_receipts (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      purchase BLOB NOT NULL,
      line BLOB NOT NULL,
      quantity INTEGER NOT NULL,
      parts TEXT NOT NULL,
      "transaction" BLOB NOT NULL,
      actor BLOB NOT NULL,
    \(OrderTables.tail)
    ) STRICT;
    CREATE INDEX {store}.purchase_receipts_purchase ON purchase_receipts (purchase);
    \(OrderTables.kept("purchase_receipts", with: "purchases", by: "purchase"))
    """

  /// The receipt that a receipt reverses, and the reason.
  private static let reversals = """
    ALTER TABLE {store}.purchase_receipts ADD COLUMN reverses BLOB;
    ALTER TABLE {store}.purchase_receipts ADD COLUMN reason TEXT;
    """

  /// The number of lines of a purchase without a price.
  private static let unpriced = """
    ALTER TABLE {store}.purchases ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
    UPDATE {store}.purchases SET unpriced = (
      SELECT count(*) FROM {store}.purchase_lines WHERE purchase = purchases.id AND unitPrice IS NULL);
    """
}

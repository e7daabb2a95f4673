internal import Storage

/// The schema of the service's tables in the store `device`, such as the table of signed documents. A released step is
/// never edited: a change is a new step at the end.
enum EntitlementTables {
  private static let sql = """
    -- Documents as they were signed, and not their contents: each reader verifies a document again. The long headers,
    -- which hold the certificates, are the same in many documents.
    CREATE TABLE {store}.signed_headers (
      row INTEGER PRIMARY KEY,
      text TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE {store}.entitlement_documents (
      row INTEGER PRIMARY KEY,
      -- The empty text stands for a name that a document lacks.
      environment TEXT NOT NULL,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      originalTransactionId TEXT,
      productId TEXT,
      signedDate INTEGER NOT NULL,
      receivedAt INTEGER NOT NULL,
      header INTEGER NOT NULL REFERENCES signed_headers,
      -- What stands behind the header and its point.
      signed TEXT NOT NULL,
      UNIQUE (environment, kind, id)
    ) STRICT;
    CREATE INDEX {store}.entitlement_documents_order ON entitlement_documents (signedDate DESC, environment, kind, id);
    CREATE TABLE {store}.purchase_intents (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      productId TEXT NOT NULL,
      offerId TEXT,
      receivedAt INTEGER NOT NULL
    ) STRICT;
    """

  private static let storeSQL = """
    -- What the store has said of the products: one row.
    CREATE TABLE {store}.store_products (
      row INTEGER PRIMARY KEY CHECK (row = 1),
      content TEXT NOT NULL,
      fetchedAt INTEGER NOT NULL
    ) STRICT;
    -- Purchases that the user was asked for.
    CREATE TABLE {store}.store_purchases (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      productId TEXT NOT NULL,
      offerId TEXT,
      startedAt INTEGER NOT NULL,
      -- Not there as long as the host has not answered.
      state TEXT,
      outcomes TEXT
    ) STRICT;
    CREATE INDEX {store}.store_purchases_open ON store_purchases (productId, offerId) WHERE state IS NULL;
    """

  /// The tables of the service.
  static let schema = ServiceSchema(steps: [
    .init("entitlements.tables", in: .device, sql), .init("entitlements.store", in: .device, storeSQL),
  ])
}

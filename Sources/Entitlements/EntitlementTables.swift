/// The schema of what the App Store has signed for the account, in the device's store.
public enum EntitlementTables {
  public static let sql = """
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
      payload TEXT NOT NULL,
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
}

internal import Storage

/// The schema of what the device keeps for this service.
enum PolicyTables {
  private static let sql = """
    CREATE TABLE {store}.remote_documents (
      name TEXT NOT NULL PRIMARY KEY,
      text TEXT NOT NULL,
      fetchedAt INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE {store}.promotion_dismissals (
      promotion TEXT NOT NULL PRIMARY KEY,
      dismissedAt INTEGER NOT NULL,
      until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables of the service.
  static let schema = ServiceSchema(steps: [
    .init("policy.tables", in: .device, sql),
    .init("policy.origin", in: .device, "ALTER TABLE {store}.remote_documents ADD COLUMN origin TEXT NOT NULL DEFAULT 'host';"),
  ])
}

internal import Storage

/// The schema of the service's tables in the store `device`. A released step is never edited: a change is a new step at
/// the end.
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

  /// The table of postponed updates.
  private static let delaysSQL = """
    CREATE TABLE {store}.update_delays (
      row INTEGER PRIMARY KEY,
      version TEXT NOT NULL UNIQUE,
      until INTEGER NOT NULL
    ) STRICT;
    """

  /// The tables of the service.
  static let schema = ServiceSchema(steps: [
    .init("policy.tables", in: .device, sql),
    .init(
      "policy.origin", in: .device,
      "ALTER TABLE {store}.remote_documents ADD COLUMN origin TEXT NOT NULL DEFAULT 'host';"),
    .init("policy.delays", in: .device, delaysSQL),
  ])
}

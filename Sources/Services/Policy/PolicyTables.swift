/// The schema of what the device keeps for this service.
public enum PolicyTables {
  public static let sql = """
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
}

internal import Storage

/// The schema of the public records that the device stores. A released step is never edited: a change is a new step at
/// the end.
enum ContentTables {
  private static let sql = """
    CREATE TABLE {store}.content_types (
      type TEXT NOT NULL PRIMARY KEY,
      -- Which records the device fetches, as JSON.
      filter TEXT NOT NULL,
      -- NULL for a type that was never fetched.
      fetchedAt INTEGER,
      -- Why nothing newer was fetched, as JSON; NULL if the last fetch did not fail.
      failure TEXT,
      records INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE {store}.content_records (
      type TEXT NOT NULL,
      id TEXT NOT NULL,
      -- As containers have them, as JSON.
      fields TEXT NOT NULL,
      tag TEXT,
      createdAt INTEGER,
      modifiedAt INTEGER,
      PRIMARY KEY (type, id)
    ) STRICT, WITHOUT ROWID;
    """

  static let schema = ServiceSchema(steps: [.init("content.tables", in: .device, sql)])
}

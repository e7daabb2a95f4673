internal import Storage

/// The schema of the table of views, in both stores of companies.
enum ViewTables {
  static let schema = ServiceSchema(steps: [.init("views", in: .companies, sql)])

  private static let sql = """
    CREATE TABLE {store}.views (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      name TEXT NOT NULL,
      method TEXT NOT NULL,
      params TEXT NOT NULL,
      shared INTEGER NOT NULL,
      user BLOB NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    """
}

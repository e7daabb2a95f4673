internal import Storage

/// The schema of the tables of assets, in both stores of companies.
enum AssetTables {
  static let schema = ServiceSchema(steps: [.init("assets", in: .companies, sql), .init("assets.order", in: .companies, order)])

  /// `files` lists the contents that rows refer to, those of variants among them: what is not in it is swept.
  private static let sql = """
    CREATE TABLE {store}.assets (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      owner TEXT NOT NULL,
      role TEXT NOT NULL,
      name TEXT,
      mediaType TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      sha256 TEXT NOT NULL,
      width INTEGER,
      height INTEGER,
      variants TEXT NOT NULL,
      position INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.assets_owner ON assets (owner, position);
    CREATE TABLE {store}.asset_files (
      sha256 TEXT NOT NULL,
      asset INTEGER NOT NULL,
      PRIMARY KEY (sha256, asset)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE {store}.asset_uploads (
      company INTEGER NOT NULL,
      id BLOB NOT NULL,
      owner TEXT NOT NULL,
      role TEXT NOT NULL,
      name TEXT,
      mediaType TEXT,
      beganAt INTEGER NOT NULL,
      PRIMARY KEY (company, id)
    ) STRICT, WITHOUT ROWID;
    """

  private static let order = """
    DROP INDEX {store}.assets_owner;
    CREATE INDEX {store}.assets_owner ON assets (owner, position, id);
    """
}

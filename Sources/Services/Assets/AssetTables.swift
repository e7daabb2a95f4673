internal import Storage

/// The schema of the tables of assets, in the stores of companies: `private` and `shared`. A released step is never
/// edited: a change is a new step at the end.
enum AssetTables {
  static let schema = ServiceSchema(
    tables: [
      .init(in: .companies, assets("assets")), .init(in: .companies, order), .init(in: .companies, files),
      .init(in: .private, checks),
    ],
    steps: [
      .init("assets", in: .companies, "\(assets("assets", company: "BLOB NOT NULL"))\n\(firstOrder)\n\(files)"),
      .init("assets.order", in: .companies, "DROP INDEX {store}.assets_owner;\n\(order)"),
      .init("assets.account", in: .companies, ofAccount),
      .init(
        "assets.checks", in: .private, "\(checks)\nINSERT INTO {store}.asset_checks SELECT row FROM {store}.assets;"),
    ])

  /// Returns the SQL of the table of assets. In the row of an asset of the account's own record, `company` is NULL.
  private static func assets(_ name: String, company: String = "BLOB") -> String {
    """
    CREATE TABLE {store}.\(name) (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company \(company),
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
    """
  }

  /// The tables of contents and of unfinished uploads. `asset_files` lists the contents that assets and their variants
  /// refer to. The sweep removes all other contents.
  private static let files = """
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

  /// The table of the assets that must still be compared with their bytes, by their row numbers.
  private static let checks = "CREATE TABLE {store}.asset_checks (asset INTEGER PRIMARY KEY) STRICT;"

  private static let firstOrder = "CREATE INDEX {store}.assets_owner ON assets (owner, position);"
  private static let order = "CREATE INDEX {store}.assets_owner ON assets (owner, position, id);"

  /// Rebuilds the table of assets, so that assets without a company can be stored. In older stores, every asset has a
  /// company.
  private static let ofAccount = """
    \(assets("newAssets"))
    INSERT INTO {store}.newAssets SELECT * FROM {store}.assets;
    DROP TABLE {store}.assets;
    ALTER TABLE {store}.newAssets RENAME TO assets;
    \(order)
    """
}

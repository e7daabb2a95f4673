internal import Storage

/// The schema of the locations' table, in both stores of companies.
enum LocationTables {
  static let schema = ServiceSchema(
    steps: [
      .init("inventory.locations", in: .companies, sql), .init("inventory.locations.barcode", in: .companies, barcodeSQL),
      .init("inventory.locations.joined", in: .companies, "ALTER TABLE {store}.locations ADD COLUMN joined BLOB;"),
      .init("inventory.locations.spaced", in: .companies, spacedSQL),
    ])

  private static let sql = """
    CREATE TABLE {store}.locations (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      name TEXT NOT NULL,
      code TEXT COLLATE NOCASE,
      parent BLOB,
      structural INTEGER NOT NULL,
      kind TEXT NOT NULL,
      barcode TEXT,
      address TEXT,
      note TEXT,
      archived INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
      UNIQUE (company, code)
    ) STRICT;
    CREATE INDEX {store}.locations_parent ON locations (parent) WHERE parent IS NOT NULL;
    """

  /// Locations whose codes older programs stored with spaces around them.
  private static let spacedSQL =
    "CREATE INDEX {store}.locations_spaced ON locations (company) WHERE \(OuterSpaces.surround("code"));"

  private static let barcodeSQL =
    "CREATE INDEX {store}.locations_barcode ON locations (row >> 40, barcode) WHERE barcode IS NOT NULL;"
}

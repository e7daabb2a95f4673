internal import Storage

/// The schema of the table of locations. Both stores with companies have this table. A released step is never edited: a
/// change is a new step at the end.
enum LocationTables {
  static let schema = ServiceSchema(
    steps: [
      .init("inventory.locations", in: .companies, sql),
      .init("inventory.locations.barcode", in: .companies, barcodeSQL),
      .init("inventory.locations.joined", in: .companies, locationsTable.adding("joined")),
      .init("inventory.locations.spaced", in: .companies, spacedSQL),
    ])

  private static let locationsTable = RecordTable(
    Location.self, "locations", added: ["joined"], checksIDs: false, extras: ["code": "COLLATE NOCASE"],
    constraints: ["UNIQUE (company, code)"])

  private static let sql = """
    \(locationsTable.sql)
    CREATE INDEX {store}.locations_parent ON locations (parent) WHERE parent IS NOT NULL;
    """

  /// An index of the locations whose codes have spaces around them. Older versions of the program stored such codes.
  private static let spacedSQL =
    "CREATE INDEX {store}.locations_spaced ON locations (company) WHERE \(OuterSpaces.surround("code"));"

  private static let barcodeSQL =
    "CREATE INDEX {store}.locations_barcode ON locations (row >> 40, barcode) WHERE barcode IS NOT NULL;"
}

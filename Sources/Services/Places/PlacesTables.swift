internal import Storage

/// The schema of the places' table, in the device's store.
enum PlacesTables {
  /// Newer rows have higher numbers. Coordinates are in millionths of a degree.
  private static let sql = """
    CREATE TABLE {store}.geocodes (
      row INTEGER PRIMARY KEY,
      latitude INTEGER NOT NULL,
      longitude INTEGER NOT NULL,
      answer TEXT NOT NULL,
      UNIQUE (latitude, longitude)
    ) STRICT;
    """

  /// The tables of the service.
  static let schema = ServiceSchema(steps: [.init("places.geocodes", in: .device, sql)])
}

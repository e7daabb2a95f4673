internal import Storage

/// The schema of the table of places' names, in the store `device`. A released step is never edited: a change is a new
/// step at the end.
enum PlacesTables {
  /// The table of the host's answers. A newer answer has a higher row number. Coordinates are in millionths of a
  /// degree.
  private static let sql = """
    CREATE TABLE {store}.geocodes (
      row INTEGER PRIMARY KEY,
      latitude INTEGER NOT NULL,
      longitude INTEGER NOT NULL,
      answer TEXT NOT NULL,
      UNIQUE (latitude, longitude)
    ) STRICT;
    """

  /// The tables of the services `location` and `places`.
  static let schema = ServiceSchema(steps: [.init("places.geocodes", in: .device, sql)])
}

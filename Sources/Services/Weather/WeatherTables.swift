internal import Storage

/// The schema of the table of weather, in the store `device`. A released step is never edited: a change is a new step
/// at the end.
enum WeatherTables {
  /// The table of the host's answers. A newer answer has a higher row number, even if the clock was set back.
  /// Coordinates are in millionths of a degree.
  private static let sql = """
    CREATE TABLE {store}.weather_cache (
      row INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      latitude INTEGER NOT NULL,
      longitude INTEGER NOT NULL,
      answer TEXT NOT NULL,
      fetchedAt INTEGER NOT NULL,
      UNIQUE (kind, latitude, longitude)
    ) STRICT;
    """

  /// The tables of the service.
  static let schema = ServiceSchema(steps: [
    .init("weather.cache", in: .device, sql),
    .init("weather.failure", in: .device, "ALTER TABLE {store}.weather_cache ADD COLUMN failure TEXT;"),
  ])
}

internal import Storage

/// The schema of the waiting events, in the device's store. A released step is never edited: a change is a new step at
/// the end.
enum TelemetryTables {
  static let schema = ServiceSchema(steps: [.init("telemetry.events", in: .device, events)])

  private static let events = """
    CREATE TABLE {store}.telemetry_events (
      row INTEGER PRIMARY KEY,
      event TEXT NOT NULL
    ) STRICT;
    """
}

internal import Logging
internal import Shape

/// A line of the log.
struct LogEntry: Record {
  let at: Timestamp, level: LogLevel, message: String

  static let doc: StaticString = "A line of the log."
}

extension LogEntry {
  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "When it was written, by the system's clock.")
    level = field("level", \.level, "How grave it is.")
    message = field("message", \.message, "What it says, without control characters and line ends.")
  }
}

internal import Logging
internal import Shape

/// A line of the log.
struct LogEntry: Record {
  let at: Timestamp, level: LogLevel, message: String

  static let doc: StaticString = "A line of the log."
}

extension LogEntry {
  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time when the line was written, by the system's clock.")
    level = field("level", \.level, "The severity of the line.")
    message = field("message", \.message, "The text of the line, without control characters and line ends.")
  }
}

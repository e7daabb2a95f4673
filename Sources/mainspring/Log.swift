internal import Logging
internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The lines of the process about itself. They go to the standard error, to the log of the data directory, and to
/// callers that request the last lines.
///
/// No line goes to the standard output, which belongs to frames. No line contains content of requests and replies: no
/// parameter, no result, no name of an unknown method. Only one thread may use the log.
enum Log {
  nonisolated(unsafe) private static var standardErrorLevel = LogLevel.error
  nonisolated(unsafe) private static var fileLevel = LogLevel.off
  /// The log of the directory that the process serves.
  nonisolated(unsafe) private static var served: LogBook?
  /// The log of the directory whose copies the process answers from.
  nonisolated(unsafe) private static var copied: LogBook?
  nonisolated(unsafe) private static var kept: [LogEntry] = []
  /// The index of the oldest entry in `kept`, once `kept` is full.
  nonisolated(unsafe) private static var oldest = 0

  private static let mostKept = 200
  /// The largest number of bytes of a message. With the time, the level and a newline, a line has at most 2,000 bytes.
  private static let longestMessage = 1960

  /// The last lines, the oldest first. They are the lines whose level passes to the standard error or to the file.
  static var recent: [LogEntry] { Array(kept[oldest...] + kept[..<oldest]) }

  /// Sets the levels. The standard error gets lines up to `level`. The log of the data directory gets at least the
  /// lines up to info.
  ///
  /// Before this call, the standard error gets only errors, and there is no file. That is so in commands that serve no
  /// client, except `recover`.
  static func start(_ level: LogLevel, data: String) {
    standardErrorLevel = level
    fileLevel = max(.info, level)
    served = LogBook(in: data == DataDirectory.inMemory ? nil : data, isWritten: true)
  }

  /// Returns the log that the front ends of a core write to. It also contains the lines of the process if the process
  /// serves that directory.
  static func book(for options: CoreOptions) -> LogBook {
    if let directory = options.copied {
      // Each copy has a core of its own, and all these cores share one log.
      let book = copied ?? LogBook(in: directory, isWritten: false)
      copied = book
      return book
    }
    let directory = options.data == DataDirectory.inMemory ? nil : options.data
    if let served, served.directory == directory { return served }
    return LogBook(in: directory, isWritten: true)
  }

  /// Removes the last lines.
  static func clear() { (kept, oldest) = ([], 0) }

  /// Logs a fault.
  static func error(_ message: String) { note(.error, .core, message) }
  /// Logs a fault that is repaired later.
  static func warning(_ message: String) { warning(message, .core) }
  static func warning(_ message: String, _ category: LineCategory) { note(.warning, category, message) }
  /// Logs a fact that a reader of the log needs for every run.
  static func info(_ message: String) { info(message, .core) }
  static func info(_ message: String, _ category: LineCategory) { note(.info, category, message) }
  /// Logs a fact that is needed only to search for a fault.
  static func debug(_ message: @autoclosure () -> String) {
    if max(standardErrorLevel, fileLevel) >= .debug { note(.debug, .core, message()) }
  }

  private static func note(_ level: LogLevel, _ category: LineCategory, _ message: String) {
    guard level <= max(standardErrorLevel, fileLevel), let grave = LineLevel(level) else { return }
    // A new clock has the system's time, even if requests have another instant.
    let line = LogLine(at: Clock().now, grave, category, message: message, limit: longestMessage)
    keep(LogEntry(at: line.at, level: level, message: line.message))
    if level <= fileLevel { served?.append(line) }
    if level <= standardErrorLevel { say(level == .error ? line.message : "\(level.rawValue): \(line.message)") }
  }

  private static func keep(_ entry: LogEntry) {
    if kept.count < mostKept {
      kept.append(entry)
    } else {
      kept[oldest] = entry
      oldest = (oldest + 1) % mostKept
    }
  }

  /// Writes to the standard error. If the host does not read it, the line is lost, because the line must not block the
  /// core.
  private static func say(_ text: String) {
    var error = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 else { return }
    // A text of at most PIPE_BUF bytes does not wait if poll has found room.
    _ = Files.write("\("mainspring: \(text)".oneLine(limit: Int(PIPE_BUF) - 1))\n", toDescriptor: 2)
  }
}

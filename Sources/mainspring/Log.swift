internal import Logging
internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The log of the process. Its lines go to the standard error and to the log file of the data directory. The newest
/// lines are also kept in memory for callers that request them.
///
/// No line goes to the standard output, because it carries only the replies. No line contains the content of requests
/// and replies: no parameter, no result, and no name of an unknown method. Only one thread may use the log.
enum Log {
  nonisolated(unsafe) private static var standardErrorLevel = LogLevel.error
  nonisolated(unsafe) private static var fileLevel = LogLevel.off
  /// The log file of the data directory that the process serves.
  nonisolated(unsafe) private static var served: LogBook?
  /// The log file of a data directory whose methods the process answers from copies.
  nonisolated(unsafe) private static var copied: LogBook?
  nonisolated(unsafe) private static var kept: [LogEntry] = []
  /// The index of the oldest entry in `kept`, when `kept` is full and new entries replace the oldest.
  nonisolated(unsafe) private static var oldest = 0

  private static let mostKept = 200
  /// The maximum length of a message, in bytes. With the time, the level and the line end, a line has at most 2,000
  /// bytes.
  private static let longestMessage = 1960

  /// The newest lines, the oldest of them first. Lines whose level is not logged at all are not among them.
  static var recent: [LogEntry] { Array(kept[oldest...] + kept[..<oldest]) }

  /// Sets the levels. The standard error gets lines up to `level`. The log file of the data directory gets these lines,
  /// and in any case the lines up to `info`.
  ///
  /// Before this call, the standard error gets only errors, and no log file is written. Commands that serve no client
  /// never call this function, except `recover`.
  static func start(_ level: LogLevel, data: String) {
    standardErrorLevel = level
    fileLevel = max(.info, level)
    served = LogBook(in: data == DataDirectory.inMemory ? nil : data, isWritten: true)
  }

  /// Returns the log file to which the front ends of a core write. If the process serves that directory, the lines of
  /// the process are in the same file.
  static func book(for options: CoreOptions) -> LogBook {
    if let directory = options.copied {
      // Each copy of the directory is read by a separate core. All these cores use one log file.
      let book = copied ?? LogBook(in: directory, isWritten: false)
      copied = book
      return book
    }
    let directory = options.data == DataDirectory.inMemory ? nil : options.data
    if let served, served.directory == directory { return served }
    return LogBook(in: directory, isWritten: true)
  }

  /// Removes the newest lines from memory.
  static func clear() { (kept, oldest) = ([], 0) }

  /// Logs an error.
  static func error(_ message: String) { note(.error, .core, message) }
  /// Logs a failure that the core repairs later, for example by another attempt.
  static func warning(_ message: String) { warning(message, .core) }
  static func warning(_ message: String, _ category: LineCategory) { note(.warning, category, message) }
  /// Logs a fact that a reader of the log needs about every run, such as the start.
  static func info(_ message: String) { info(message, .core) }
  static func info(_ message: String, _ category: LineCategory) { note(.info, category, message) }
  /// Logs a detail that is only needed to find the cause of an error.
  static func debug(_ message: @autoclosure () -> String) {
    if max(standardErrorLevel, fileLevel) >= .debug { note(.debug, .core, message()) }
  }

  private static func note(_ level: LogLevel, _ category: LineCategory, _ message: String) {
    guard level <= max(standardErrorLevel, fileLevel), let grave = LineLevel(level) else { return }
    // The line must have the real time. So it uses a new clock, because an option can give the core's clock another
    // time.
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

  /// Writes a line to the standard error. If the host does not read the standard error and the pipe is full, the line
  /// is dropped. Otherwise the core would block.
  private static func say(_ text: String) {
    var error = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 else { return }
    // If poll reports that the pipe has room, a write of at most PIPE_BUF bytes does not block.
    _ = Files.write("\("mainspring: \(text)".oneLine(limit: Int(PIPE_BUF) - 1))\n", toDescriptor: 2)
  }
}

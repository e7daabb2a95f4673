internal import Logging
internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The lines of the process about itself. They go to the standard error, to the log of the data directory, and to callers that ask for the
/// last lines.
///
/// They never go to the standard output, which belongs to frames. They never have content of requests and replies: no parameter, no
/// result, no name of an unknown method. Only one thread may use it.
enum Log {
  nonisolated(unsafe) private static var standardErrorLevel = LogLevel.error
  nonisolated(unsafe) private static var fileLevel = LogLevel.off
  /// The log of the directory that the process serves.
  nonisolated(unsafe) private static var served: LogBook?
  /// The log of the directory whose copies the process answers from.
  nonisolated(unsafe) private static var copied: LogBook?
  nonisolated(unsafe) private static var kept: [LogEntry] = []
  /// The index of the oldest entry in `kept`, once that is full.
  nonisolated(unsafe) private static var oldest = 0

  private static let mostKept = 200
  /// The greatest length of a message, in bytes. With the time, the level and a newline, a line has at most 2,000.
  private static let longestMessage = 1960

  /// The last lines, the oldest one first: all lines that the level of the standard error or of the file lets pass.
  static var recent: [LogEntry] { Array(kept[oldest...] + kept[..<oldest]) }

  /// Sets the levels: the standard error takes lines up to `level`, and the log of the data directory takes at least those up to info.
  ///
  /// Before, and so in commands that serve no client (except recover), the standard error takes errors, and there is no file.
  static func start(_ level: LogLevel, data: String) {
    standardErrorLevel = level
    fileLevel = max(.info, level)
    served = LogBook(in: data == DataDirectory.inMemory ? nil : data, isWritten: true)
  }

  /// Returns the log that a core's front ends write to. It has the lines of the process, too, if the process serves that directory.
  static func book(for options: CoreOptions) -> LogBook {
    if let directory = options.copied {
      // Each copy has a core of its own, and all of them have one log.
      let book = copied ?? LogBook(in: directory, isWritten: false)
      copied = book
      return book
    }
    let directory = options.data == DataDirectory.inMemory ? nil : options.data
    if let served, served.directory == directory { return served }
    return LogBook(in: directory, isWritten: true)
  }

  /// Forgets the last lines.
  static func clear() { (kept, oldest) = ([], 0) }

  /// Logs a fault.
  static func error(_ message: String) { note(.error, .core, message) }
  /// Logs a fault that is repaired later.
  static func warning(_ message: String) { warning(message, .core) }
  static func warning(_ message: String, _ category: LineCategory) { note(.warning, category, message) }
  /// Logs a fact that a reader of the log needs about every run.
  static func info(_ message: String) { info(message, .core) }
  static func info(_ message: String, _ category: LineCategory) { note(.info, category, message) }
  /// Logs a fact that only a search for a fault needs.
  static func debug(_ message: @autoclosure () -> String) {
    if max(standardErrorLevel, fileLevel) >= .debug { note(.debug, .core, message()) }
  }

  private static func note(_ level: LogLevel, _ category: LineCategory, _ message: String) {
    guard level <= max(standardErrorLevel, fileLevel), let grave = LineLevel(level) else { return }
    // A new clock has the system's time, whatever instant the requests have.
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

  /// Writes to the standard error. If the host does not read it, the line is lost, as it must not make the core wait.
  private static func say(_ text: String) {
    var error = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 else { return }
    // A text of at most PIPE_BUF bytes does not wait if poll has found room.
    _ = Files.write("\("mainspring: \(text)".oneLine(limit: Int(PIPE_BUF) - 1))\n", toDescriptor: 2)
  }
}

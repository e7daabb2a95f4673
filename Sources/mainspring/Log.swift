internal import Logging
internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the process says about itself: on the standard error, in the log of the data directory, and to those who ask for the last lines.
///
/// Never on the standard output, which belongs to frames. What requests and replies hold is never said: no parameter, no result, no name
/// of a method that is not there. One thread alone may use it.
enum Log {
  nonisolated(unsafe) private static var standardErrorLevel = LogLevel.error
  nonisolated(unsafe) private static var fileLevel = LogLevel.off
  /// The log of the directory that the process serves.
  nonisolated(unsafe) private static var served: LogBook?
  /// The log of the directory that the process answers from copies of.
  nonisolated(unsafe) private static var copied: LogBook?
  nonisolated(unsafe) private static var kept: [LogEntry] = []
  /// Where the oldest entry stands in `kept`, once that is full.
  nonisolated(unsafe) private static var oldest = 0

  private static let mostKept = 200
  /// In bytes: with the time, the level and a newline, a line has at most 2,000.
  private static let longestMessage = 1960

  /// The last lines, the oldest one first: all that the standard error or the file has taken, or would have.
  static var recent: [LogEntry] { Array(kept[oldest...] + kept[..<oldest]) }

  /// From now on the standard error takes lines up to `level`, and the log of the data directory does so, too, but at least up to info.
  ///
  /// Before, and so in commands that serve nobody (but for recover), the standard error takes errors, and there is no file.
  static func start(_ level: LogLevel, data: String) {
    standardErrorLevel = level
    fileLevel = max(.info, level)
    served = LogBook(in: data == DataDirectory.inMemory ? nil : data, isWritten: true)
  }

  /// The log that a core's front ends write to: with what the process says about itself, where it serves that directory.
  static func book(for options: CoreOptions) -> LogBook {
    if let directory = options.copied {
      // Each copy has a core of its own, and all of them one log.
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

  /// What went wrong.
  static func error(_ message: String) { note(.error, .core, message) }
  /// What went wrong and is made good later.
  static func warning(_ message: String) { warning(message, .core) }
  static func warning(_ message: String, _ category: LineCategory) { note(.warning, category, message) }
  /// What a reader of the log wants to know of every run.
  static func info(_ message: String) { info(message, .core) }
  static func info(_ message: String, _ category: LineCategory) { note(.info, category, message) }
  /// What only somebody who looks for a fault wants to know.
  static func debug(_ message: @autoclosure () -> String) {
    if max(standardErrorLevel, fileLevel) >= .debug { note(.debug, .core, message()) }
  }

  private static func note(_ level: LogLevel, _ category: LineCategory, _ message: String) {
    guard level <= max(standardErrorLevel, fileLevel), let grave = LineLevel(level) else { return }
    // A new clock has the system's time, whatever instant the requests are told.
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

  /// Tells the standard error. A host that does not read it loses the line and must not make the core wait.
  private static func say(_ text: String) {
    var error = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 else { return }
    // What fits into PIPE_BUF does not wait where poll has found room.
    _ = Files.write("\("mainspring: \(text)".oneLine(limit: Int(PIPE_BUF) - 1))\n", toDescriptor: 2)
  }
}

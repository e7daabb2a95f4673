internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the process says about itself: on the standard error, in a file beside the data, and to whoever asks for the last lines.
///
/// Never on the standard output, which belongs to frames. What requests and replies hold is never said: no parameter, no result, no name
/// of a method that is not there. One thread alone may use it.
enum Log {
  nonisolated(unsafe) private static var standardErrorLevel = LogLevel.error
  nonisolated(unsafe) private static var fileLevel = LogLevel.off
  nonisolated(unsafe) private static var file: LogFile?
  nonisolated(unsafe) private static var kept: [LogEntry] = []
  /// Where the oldest entry stands in `kept`, once that is full.
  nonisolated(unsafe) private static var oldest = 0

  private static let mostKept = 200
  /// In bytes: with the time, the level and a newline, a line has at most 2,000.
  private static let longestMessage = 1960

  /// The last lines, the oldest one first: all that the standard error or the file has taken, or would have.
  static var recent: [LogEntry] { Array(kept[oldest...] + kept[..<oldest]) }

  /// From now on the standard error takes lines up to `level`, and the file in the data directory does so, too, but at least up to info.
  ///
  /// Before, and so in commands that serve nobody (but for recover), the standard error takes errors, and there is no file.
  static func start(_ level: LogLevel, data: String) {
    standardErrorLevel = level
    fileLevel = max(.info, level)
    file = data == DataDirectory.inMemory ? nil : LogFile(in: data)
  }

  /// What went wrong.
  static func error(_ message: String) { note(.error, message) }
  /// What went wrong and is made good later.
  static func warning(_ message: String) { note(.warning, message) }
  /// What a reader of the log wants to know of every run.
  static func info(_ message: String) { note(.info, message) }
  /// What only somebody who looks for a fault wants to know.
  static func debug(_ message: @autoclosure () -> String) {
    if max(standardErrorLevel, fileLevel) >= .debug { note(.debug, message()) }
  }

  private static func note(_ level: LogLevel, _ message: String) {
    guard level <= max(standardErrorLevel, fileLevel) else { return }
    // A new clock has the system's time, whatever instant the requests are told.
    let entry = LogEntry(at: Clock().now, level: level, message: message.oneLine(limit: longestMessage))
    keep(entry)
    // The files of a directory belong to the process that has its lock.
    if level <= fileLevel, DataDirectory.isLocked { file?.append("\(entry.at) \(level.rawValue) \(entry.message)\n") }
    if level <= standardErrorLevel { say(level == .error ? entry.message : "\(level.rawValue): \(entry.message)") }
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

extension String {
  /// The text in one line of at most `limit` bytes, with JSON's escapes for control characters and an ellipsis for what is cut off.
  ///
  /// Unicode's line and paragraph separators count as control characters: some readers of lines take them for line ends. Of its own result
  /// it changes nothing.
  fileprivate func oneLine(limit: Int) -> String {
    // Nearly every line is short and plain.
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    let ellipsis = "…"
    var line: [UInt8] = []
    // As much of the line as leaves room for an ellipsis.
    var beginning = 0
    for scalar in unicodeScalars {
      line += scalar.escapedInLines.utf8
      if line.count > limit { return String(decoding: line[..<beginning], as: UTF8.self) + ellipsis }
      if line.count <= limit - ellipsis.utf8.count { beginning = line.count }
    }
    return String(decoding: line, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Itself, or JSON's escape where it is a control character or ends a line.
  var escapedInLines: String {
    switch value {
    case 0x09: return "\\t"
    case 0x0a: return "\\n"
    case 0x0d: return "\\r"
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x2029:
      let digits = String(value, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)"
    default: return String(self)
    }
  }
}

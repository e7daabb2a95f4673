internal import Storage

/// Stores the lines of the log: in files of the data directory, or in memory if there is no data directory.
///
/// No function of a log book fails or waits. A line that can't be written to a file stays in memory, and is written
/// before the next line. Only one thread may use a log book.
public final class LogBook {
  /// The data directory with the files of the log; `nil` for a log in memory.
  public let directory: String?
  private var file: LogFile?
  private(set) var memory = LogMemory()
  /// Called with each line that was appended, and with `nil` after all lines were removed.
  var whenChanged: ((LogLine?) -> Void)?
  /// A text that identifies this run of the core. The names of conversations in the log contain this text. It is
  /// random, so that it reveals nothing.
  lazy var run: String = makeRun()
  /// Makes the text that identifies a run: 6 hexadecimal digits.
  var makeRun: () -> String = {
    let digits = String(UInt32.random(in: 0..<1 << 24), radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// - Parameters:
  ///   - directory: the data directory; `nil` for a log in memory.
  ///   - isWritten: a Boolean value that indicates whether this process may write to the files. It begins to write when
  ///     it has the lock of the data directory.
  public init(in directory: String?, isWritten: Bool) {
    self.directory = directory
    file = isWritten ? directory.map(LogFile.init(in:)) : nil
  }

  public func append(_ line: LogLine) {
    write(line.encoded)
    whenChanged?(line)
  }

  private func write(_ line: [UInt8]) {
    // Only the process that has the lock of the data directory may write its files. Until then, lines stay in memory.
    guard file != nil, DataDirectory.isLocked else { return memory.append(line) }
    // Writes the lines in memory first, so that the file has all lines in their order.
    while !memory.isEmpty {
      guard file?.append(memory.line(memory.numbers.lowerBound)) == true else { return memory.append(line) }
      memory.removeFirst()
    }
    if file?.append(line) != true { memory.append(line) }
  }

  /// Removes all lines.
  /// - Returns: the number of their bytes, and a Boolean value that indicates whether all were removed.
  func clear() -> (bytes: Int, isWhole: Bool) {
    var bytes = memory.numbers.reduce(0) { $0 + memory.line($1).count }
    memory.removeAll()
    guard file != nil, DataDirectory.isLocked, let removed = file?.clear() else {
      whenChanged?(nil)
      return (bytes, directory == nil)
    }
    bytes += removed.bytes
    whenChanged?(nil)
    return (bytes, removed.isWhole)
  }
}

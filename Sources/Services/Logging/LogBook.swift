internal import Storage

/// Stores the lines of a data directory: in its files, or in memory without a directory.
///
/// No function here fails or waits. A line that can't be written to a file stays in memory, and is written before the
/// next line. Only one thread may use a log book.
public final class LogBook {
  /// The directory whose files are read; `nil` for a log in memory.
  public let directory: String?
  private var file: LogFile?
  private(set) var memory = LogMemory()
  /// Called with each line that was appended, and with `nil` after all lines were removed.
  var whenChanged: ((LogLine?) -> Void)?
  /// The mark of this run of the core. It is random, and so reveals nothing.
  lazy var run: String = makeRun()
  /// Makes the mark of a run.
  var makeRun: () -> String = {
    let digits = String(UInt32.random(in: 0..<1 << 24), radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// - Parameters:
  ///   - directory: the data directory; `nil` for a log in memory.
  ///   - isWritten: a Boolean value that indicates whether this process writes to the files. It writes once it has the
  ///     lock.
  public init(in directory: String?, isWritten: Bool) {
    self.directory = directory
    file = isWritten ? directory.map(LogFile.init(in:)) : nil
  }

  public func append(_ line: LogLine) {
    write(line.encoded)
    whenChanged?(line)
  }

  private func write(_ line: [UInt8]) {
    // The files of a directory belong to the process that has its lock.
    guard file != nil, DataDirectory.isLocked else { return memory.append(line) }
    // Lines are in the order in which they were written.
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

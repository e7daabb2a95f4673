/// Holds lines in memory, because there is no data directory, or its file can't be written now. Only the newest
/// mebibyte of lines is held.
struct LogMemory {
  private var lines: [[UInt8]] = []
  /// The index of the oldest line in `lines`. Lines before it were removed.
  private var oldest = 0
  private var bytes = 0
  /// The number of the first element of `lines`: as many lines were removed before it.
  private var before = 0

  private static let mostBytes = 1 << 20

  var isEmpty: Bool { oldest == lines.count }
  /// The numbers of the lines in memory. Lines are numbered from the first line of this process.
  var numbers: Range<Int> { before + oldest..<before + lines.count }

  func line(_ number: Int) -> [UInt8] { lines[number - before] }

  mutating func append(_ line: [UInt8]) {
    lines.append(line)
    bytes += line.count
    while bytes > LogMemory.mostBytes { removeFirst() }
  }

  mutating func removeFirst() {
    bytes -= lines[oldest].count
    lines[oldest] = []
    oldest += 1
    // Shrinks the array when more than half of its elements are removed lines.
    guard oldest > 1024, oldest > lines.count / 2 else { return }
    lines.removeFirst(oldest)
    before += oldest
    oldest = 0
  }

  mutating func removeAll() {
    before += lines.count
    (lines, oldest, bytes) = ([], 0, 0)
  }
}

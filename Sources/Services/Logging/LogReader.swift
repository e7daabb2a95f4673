internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A position in the log, from which a reader continues with older lines.
struct LogPosition: Equatable {
  /// The inode of the file; 0 to begin at the end of the newest file.
  var file: UInt64 = 0
  /// The offset in the file at which the next older line ends.
  var offset = 0
  /// The time of the line at `offset`, in milliseconds. A file with the same inode but another time there is a
  /// different file.
  var at = 0
  /// The number of a line in memory. The next line to read is the one before it.
  var memory = Int.max
}

/// Reads the lines of a log, the newest first. Lines of files and lines in memory are merged by their times. Among the
/// lines of the files, and among those in memory, the order of writing is preserved.
///
/// Files may be removed or renamed while they are read. A file or a part of it that can't be read counts as removed.
struct LogReader {
  /// The position of the next line.
  private(set) var position: LogPosition
  /// The number of bytes that were read so far.
  private(set) var bytes = 0

  private var paths: ArraySlice<String>
  /// Files that `openAll` has opened, and that must still be read.
  private var opened: [BackwardLines] = []
  private var file: BackwardLines?
  private let memory: LogMemory
  private var (ofFile, ofMemory): (Found?, Found?)

  private struct Found {
    let line: LogLine
    /// For a line of a file, the inode and the offset at which the line begins. For a line in memory, 0 and its number.
    let file: UInt64, place: Int
  }

  init(_ book: LogBook, from position: LogPosition = LogPosition()) {
    self.position = position
    memory = book.memory
    paths = book.directory.map { LogFile.paths(in: $0)[...] } ?? []
    (ofFile, ofMemory) = (nil, nil)
    self.position.memory = min(position.memory, memory.numbers.upperBound)
    if position.file != 0 { goTo(position) }
  }

  /// Continues in the file of a position. If this file does not exist, reads no file: the oldest file is removed first,
  /// so all older files are gone, too.
  private mutating func goTo(_ position: LogPosition) {
    while let path = paths.popFirst() {
      guard let lines = BackwardLines(path), lines.number == position.file else { continue }
      if !lines.goOn(before: position.offset, of: position.at) { break }
      file = lines
      return
    }
    paths = []
  }

  /// Opens all files that must still be read. After that, `next` returns the lines of this moment, on any thread.
  mutating func openAll() {
    opened = paths.compactMap(BackwardLines.init)
    paths = []
  }

  /// Returns the next older line, or `nil` if there is none.
  mutating func next() -> LogLine? {
    if ofFile == nil { ofFile = nextOfFile() }
    if ofMemory == nil { ofMemory = nextOfMemory() }
    let isOfMemory = ofMemory.map { memory in ofFile.map { $0.line.at <= memory.line.at } ?? true } ?? false
    guard let found = isOfMemory ? ofMemory : ofFile else { return nil }
    if isOfMemory {
      position.memory = found.place
      ofMemory = nil
    } else {
      (position.file, position.offset, position.at) = (found.file, found.place, found.line.at.milliseconds)
      ofFile = nil
    }
    return found.line
  }

  private mutating func nextOfMemory() -> Found? {
    var number = position.memory
    while number > memory.numbers.lowerBound {
      number -= 1
      let bytes = memory.line(number)
      self.bytes += bytes.count
      if let line = LogLine(bytes.dropLast()) { return Found(line: line, file: 0, place: number) }
    }
    return nil
  }

  private mutating func nextOfFile() -> Found? {
    while true {
      while let (line, place) = file?.previous() {
        bytes += line.count + 1
        if let read = LogLine(line) { return Found(line: read, file: file?.number ?? 0, place: place) }
      }
      if !opened.isEmpty {
        file = opened.removeFirst()
      } else if let path = paths.popFirst() {
        file = BackwardLines(path)
      } else {
        return nil
      }
    }
  }
}

/// Reads the lines of a file from its end to its beginning.
final class BackwardLines {
  /// The inode of the file.
  let number: UInt64
  private let descriptor: Int32
  /// The offset at which the next line to return ends.
  private var end: Int
  /// The bytes of the file from `start` to `end`. Bytes after `end` may follow.
  private var window: [UInt8] = []
  private var start: Int

  private static let piece = 1 << 16
  /// The largest number of bytes of a line. Reading stops at a longer line.
  private static let longest = 1 << 18

  /// Opens a file, or returns `nil` for a file that does not exist, or can't be read.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
    var status = stat()
    let isFile = descriptor >= 0 && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    number = UInt64(status.st_ino)
    end = Int(status.st_size)
    start = end
    if !isFile { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Continues with the line before an offset, if a line with the given time begins at the offset.
  /// - Returns: `false` if there is no such line.
  func goOn(before place: Int, of instant: Int) -> Bool {
    guard place >= 0, place < end else { return false }
    var head = [UInt8](repeating: 0, count: 40)
    let count = pread(descriptor, &head, head.count, off_t(place))
    guard count >= 32, LogLineHead(Array(head[..<count]))?.at.milliseconds == instant else { return false }
    (end, start, window) = (place, place, [])
    return true
  }

  /// Returns the next line towards the beginning of the file, without its line end, and the line's offset. Returns
  /// `nil` at the beginning of the file.
  func previous() -> (line: ArraySlice<UInt8>, place: Int)? {
    guard end > 0, start < end || extend() else { return nil }
    // The last line of the file may have no line end, because another process is still writing it.
    let stop = window[end - start - 1] == UInt8(ascii: "\n") ? end - 1 : end
    while true {
      let newline = window[..<(stop - start)].lastIndex(of: UInt8(ascii: "\n"))
      if newline != nil || start == 0 {
        let first = newline.map { $0 + 1 } ?? 0
        defer { end = start + first }
        return (window[first..<(stop - start)], start + first)
      }
      guard stop - start < BackwardLines.longest, extend() else {
        end = 0
        return nil
      }
    }
  }

  /// Reads the bytes of the file before the window, and adds them to the window. Returns `false` at the beginning of
  /// the file, or if the bytes can't be read.
  private func extend() -> Bool {
    let from = max(0, start - BackwardLines.piece)
    let missing = start - from
    let bytes = [UInt8](unsafeUninitializedCapacity: missing) { room, count in
      while count < missing {
        let got = pread(descriptor, room.baseAddress! + count, missing - count, off_t(from + count))
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        count += got
      }
    }
    guard missing > 0, bytes.count == missing else { return false }
    window = bytes + window[..<(end - start)]
    start = from
    return true
  }
}

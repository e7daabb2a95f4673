#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The log beside the data: `mainspring.log`, and behind it up to three older ones, `mainspring.log.1` to `mainspring.log.3`.
///
/// A line is one write(2) to the end of the file. What can't be written is lost here: a log is no reason to refuse a request or to let it
/// wait.
struct LogFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// No file grows larger than this.
  static let mostBytes = 1 << 20
  private static let mostOld = 3

  /// The files of a directory, the newest first, whether they are there or not.
  static func paths(in directory: String) -> [String] {
    let path = "\(directory)/mainspring.log"
    return [path] + (1...mostOld).map { "\(path).\($0)" }
  }

  /// The file is opened, and made if need be, when it gets its first line.
  init(in directory: String) { path = LogFile.paths(in: directory)[0] }

  /// - Returns: whether the line was written.
  mutating func append(_ line: [UInt8]) -> Bool {
    guard var size = openedSize() else { return false }
    if size > 0, size + line.count > LogFile.mostBytes {
      guard rotate(), let fresh = openedSize() else { return false }
      size = fresh
    }
    return line.withUnsafeBytes { bytes in
      var count = write(descriptor, bytes.baseAddress, bytes.count)
      while count < 0, errno == EINTR { count = write(descriptor, bytes.baseAddress, bytes.count) }
      // The disk has no room for all of it. Half a line would spoil the next one.
      if count > 0, count < bytes.count { ftruncate(descriptor, off_t(size)) }
      return count == bytes.count
    }
  }

  /// Removes the files of the log.
  /// - Returns: how many bytes they had, and whether all are gone.
  mutating func clear() -> (bytes: Int, isWhole: Bool) {
    abandon()
    var (bytes, isWhole) = (0, true)
    for path in LogFile.paths(in: String(path.dropLast("/mainspring.log".utf8.count))) {
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if unlink(path) == 0 { bytes += Int(status.st_size) } else { isWhole = false }
    }
    return (bytes, isWhole)
  }

  /// The file's size, when it is open or can be opened; otherwise nil.
  private mutating func openedSize() -> Int? {
    var status = stat()
    if descriptor >= 0 {
      // A file that was deleted or renamed, to make room or to look at what comes next, is followed by a new one.
      var present = stat()
      if fstat(descriptor, &status) == 0, lstat(path, &present) == 0, present.st_ino == status.st_ino, present.st_dev == status.st_dev {
        return Int(status.st_size)
      }
      abandon()
    }
    // A pipe in the file's place must not make the core wait for its reader, nor a link lead out of the directory.
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      abandon()
      return nil
    }
    if status.st_mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
    return Int(status.st_size)
  }

  /// Makes the file the newest of the old ones; the oldest of them goes.
  private mutating func rotate() -> Bool {
    for number in stride(from: LogFile.mostOld, to: 1, by: -1) { rename("\(path).\(number - 1)", "\(path).\(number)") }
    guard rename(path, "\(path).1") == 0 else { return false }
    abandon()
    return true
  }

  private mutating func abandon() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The log beside the data: `mainspring.log`, and up to three older files, `mainspring.log.1` to `mainspring.log.3`.
///
/// A line is written to the end of the file by one write(2). A line that can't be written is dropped here: a log must
/// not cause a request to fail or to wait.
struct LogFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// The most bytes of a file.
  static let mostBytes = 1 << 20
  private static let mostOld = 3

  /// Returns the paths of the files of a directory, the newest first, whether they exist or not.
  static func paths(in directory: String) -> [String] {
    let path = "\(directory)/mainspring.log"
    return [path] + (1...mostOld).map { "\(path).\($0)" }
  }

  /// Creates the log of a directory. The file is opened at its first line, and created if it does not exist.
  init(in directory: String) { path = LogFile.paths(in: directory)[0] }

  /// Appends a line.
  /// - Returns: a Boolean value that indicates whether the line was written.
  mutating func append(_ line: [UInt8]) -> Bool {
    guard var size = openedSize() else { return false }
    if size > 0, size + line.count > LogFile.mostBytes {
      guard rotate(), let fresh = openedSize() else { return false }
      size = fresh
    }
    return line.withUnsafeBytes { bytes in
      var count = write(descriptor, bytes.baseAddress, bytes.count)
      while count < 0, errno == EINTR { count = write(descriptor, bytes.baseAddress, bytes.count) }
      // The disk has no room for the whole line. Half a line would spoil the next line.
      if count > 0, count < bytes.count { ftruncate(descriptor, off_t(size)) }
      return count == bytes.count
    }
  }

  /// Removes the files of the log.
  /// - Returns: the number of their bytes, and a Boolean value that indicates whether all were removed.
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

  /// Returns the file's size if it is open or can be opened; otherwise `nil`.
  private mutating func openedSize() -> Int? {
    var status = stat()
    if descriptor >= 0 {
      // A file that was deleted or renamed, by a person or another program, is replaced by a new one.
      var present = stat()
      if fstat(descriptor, &status) == 0, lstat(path, &present) == 0, present.st_ino == status.st_ino,
        present.st_dev == status.st_dev
      {
        return Int(status.st_size)
      }
      abandon()
    }
    // A pipe in the file's place must not make the core wait for its reader, and a link must not lead out of the
    // directory.
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      abandon()
      return nil
    }
    if status.st_mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
    return Int(status.st_size)
  }

  /// Renames the file to the newest of the old ones. The oldest one is removed.
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

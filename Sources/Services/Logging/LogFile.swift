#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The files of the log in the data directory: `mainspring.log`, and up to three older files, `mainspring.log.1` to
/// `mainspring.log.3`.
///
/// A line is appended with one call of write(2). If the line can't be written, `append` returns `false`: the log must
/// not cause a request to fail or to wait.
struct LogFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// The largest number of bytes of a file.
  static let mostBytes = 1 << 20
  private static let mostOld = 3

  /// Returns the paths of all possible files of the log in a directory, the newest first.
  static func paths(in directory: String) -> [String] {
    let path = "\(directory)/mainspring.log"
    return [path] + (1...mostOld).map { "\(path).\($0)" }
  }

  /// Creates the log of a directory. The file is opened, or created if it does not exist, when the first line is
  /// appended.
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
      // The disk had no room for the whole line. The part that was written is removed, because the next line would be
      // appended to it.
      if count > 0, count < bytes.count { ftruncate(descriptor, off_t(size)) }
      return count == bytes.count
    }
  }

  /// Removes all files of the log.
  /// - Returns: the number of removed bytes, and a Boolean value that indicates whether all files were removed.
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

  /// Opens the file if it is not open, and returns its size. Returns `nil` if the file can't be opened.
  private mutating func openedSize() -> Int? {
    var status = stat()
    if descriptor >= 0 {
      // If a person or another program has deleted or renamed the open file, closes it, and creates a new file.
      var present = stat()
      if fstat(descriptor, &status) == 0, lstat(path, &present) == 0, present.st_ino == status.st_ino,
        present.st_dev == status.st_dev
      {
        return Int(status.st_size)
      }
      abandon()
    }
    // With `O_NONBLOCK`, a pipe in place of the file does not make the core wait for a reader. With `O_NOFOLLOW`, a
    // symbolic link can't make the core write outside the directory.
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      abandon()
      return nil
    }
    if status.st_mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
    return Int(status.st_size)
  }

  /// Renames the file to `.1`, and each older file to the next number. The oldest file is overwritten.
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reserved room on the disk, for requests that must work even if the disk is full: signing in, and deleting.
///
/// The reserve is a file of zeros, which is emptied when its room is needed. From then on, all other writes are refused
/// until the disk has room for the file again. This also holds after a restart.
final class Reserve {
  private let path: String
  /// A Boolean value that indicates whether a write has found the disk to be full. The next commit that may not use the
  /// reserve resets the value.
  var isDiskFull = false
  /// A Boolean value that indicates whether the room was released.
  private(set) lazy var isReleased: Bool = {
    guard let size else { return false }
    return size < Reserve.bytes
  }()

  /// The size of the reserve in bytes. It has room for dozens of small commits in the write-ahead log, before a
  /// checkpoint lets the log start at its first byte again.
  private static let bytes = 1 << 20

  init(in directory: String) { path = "\(directory)/reserve" }

  /// Releases the reserve if the disk has hardly any other room.
  func releaseIfNeeded() {
    guard !isReleased, isDiskFull || isRoomShort, size != nil else { return }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    isReleased = ftruncate(descriptor, 0) == 0
    close(descriptor)
  }

  /// Writes the file of the reserve, unless it has its full size.
  /// - Returns: a Boolean value that indicates whether the file has its full size now.
  @discardableResult func take() -> Bool {
    if let size, size >= Reserve.bytes { return true }
    // If the name belongs to a link or a pipe, these flags prevent that the call follows the link, or waits.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var written = 0
    while written < Reserve.bytes {
      let count = pwrite(descriptor, zeros, min(zeros.count, Reserve.bytes - written), off_t(written))
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        // A file below its full size means that the reserve was released. If the reserve was not released, such a file
        // must not stay, so it is removed.
        if isReleased { ftruncate(descriptor, 0) } else { unlink(path) }
        return false
      }
      written += count
    }
    (isReleased, isDiskFull) = (false, false)
    return true
  }

  /// The file's size, or `nil` if there is no file, or something else has its name.
  private var size: Int? {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  private var isRoomShort: Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    let (bytes, isHuge) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return !isHuge && bytes < Reserve.bytes / 2
  }
}

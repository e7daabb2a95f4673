#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Room on the disk for actions that must work when it is full: signing in, and deleting.
///
/// The reserve is a file of zeros, which is emptied when the room is needed. From then on, also after a restart,
/// nothing else is stored until there is room for the file again.
final class Reserve {
  private let path: String
  /// A Boolean value that indicates whether the disk was found to be full since the last write that may not use the
  /// reserve.
  var isDiskFull = false
  /// A Boolean value that indicates whether the room was released.
  private(set) lazy var isReleased: Bool = {
    guard let size else { return false }
    return size < Reserve.bytes
  }()

  /// The size of the reserve in bytes: dozens of small commits take as much before a checkpoint
  /// lets the write-ahead log start at its first byte again.
  private static let bytes = 1 << 20

  init(in directory: String) { path = "\(directory)/reserve" }

  /// Releases the room if there is hardly any other.
  func releaseIfNeeded() {
    guard !isReleased, isDiskFull || isRoomShort, size != nil else { return }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    isReleased = ftruncate(descriptor, 0) == 0
    close(descriptor)
  }

  /// Allocates the room, unless it is allocated.
  /// - Returns: a Boolean value that indicates whether the room is there now.
  @discardableResult func take() -> Bool {
    if let size, size >= Reserve.bytes { return true }
    // These flags prevent a wait, even if something else has the name.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var written = 0
    while written < Reserve.bytes {
      let count = pwrite(descriptor, zeros, min(zeros.count, Reserve.bytes - written), off_t(written))
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        // If the room was not released before, the file is removed: a short file would mean that the room was released.
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Room on the disk that is kept for what must work when it is full: signing in, and deleting.
///
/// It is a file of zeros, which is emptied when the room is needed. From then on, also after a restart, nothing else is stored until there
/// is room for the file again.
final class Reserve {
  private let path: String
  /// Whether the disk was found to be full since something was last stored that may not use the reserve.
  var isDiskFull = false
  /// Whether the room was given away.
  private(set) lazy var isReleased: Bool = {
    guard let size else { return false }
    return size < Reserve.bytes
  }()

  /// As much as dozens of small commits take before a checkpoint lets the log begin anew.
  private static let bytes = 1 << 20

  init(in directory: String) { path = "\(directory)/reserve" }

  /// Gives the room away if there is hardly any other.
  func releaseIfNeeded() {
    guard !isReleased, isDiskFull || isRoomShort, size != nil else { return }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    isReleased = ftruncate(descriptor, 0) == 0
    close(descriptor)
  }

  /// Takes the room, unless it is taken.
  /// - Returns: whether it is there now.
  @discardableResult func take() -> Bool {
    if let size, size >= Reserve.bytes { return true }
    // Whatever else has the name, nothing is waited for.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var written = 0
    while written < Reserve.bytes {
      let count = pwrite(descriptor, zeros, min(zeros.count, Reserve.bytes - written), off_t(written))
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        // Where there never was room for it, none is owed.
        if isReleased { ftruncate(descriptor, 0) } else { unlink(path) }
        return false
      }
      written += count
    }
    (isReleased, isDiskFull) = (false, false)
    return true
  }

  /// The file's size; nil where there is none, or something else has its name.
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

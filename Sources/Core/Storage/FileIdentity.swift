#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The identity of a file, which stays the same under any name: the device, and the file's inode number there.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// Creates the identity of the file with this path, or returns `nil` if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The identity of a file, whatever its name is: the device, and the number that the file has there.
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What tells files apart, whatever they are called: the device and the number that the file has there.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// The file with this path; nil when there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}

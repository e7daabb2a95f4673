#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A descriptor to read from or to write to.
///
/// Of a socket that somebody else uses, too, only the calls can be made not to wait: its flags are everybody's.
public struct Descriptor: Equatable {
  /// Its number in this process.
  public let number: Int32
  private let isSocket: Bool

  public init(_ number: Int32, isSocket: Bool) {
    self.number = number
    self.isSocket = isSocket
  }

  /// Finds out whether it is a socket; nil where it is none at all.
  public init?(_ number: Int32) {
    var status = stat()
    guard fstat(number, &status) == 0 else { return nil }
    self.init(number, isSocket: status.st_mode & S_IFMT == S_IFSOCK)
  }

  /// Whether who reads it, or writes it, may have to wait for others.
  var waits: Bool {
    var status = stat()
    guard !isSocket, fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
    return fcntl(number, F_GETFL) & O_NONBLOCK == 0
  }

  /// Lets a pipe hold much before who writes has to wait; what is none stays as it is.
  func enlargePipe() {
    #if os(Linux)
      // F_SETPIPE_SZ of fcntl(2).
      _ = fcntl(number, 1031, 1 << 20)
    #endif
  }

  /// What read(2) answers; a socket does not wait.
  @inline(__always) func read(_ room: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    if isSocket { return recv(number, room, count, Descriptor.flags) }
    #if canImport(Glibc)
      return Glibc.read(number, room, count)
    #else
      return Darwin.read(number, room, count)
    #endif
  }

  /// What write(2) answers; a socket does not wait.
  func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    if isSocket { return send(number, bytes, count, Descriptor.flags) }
    #if canImport(Glibc)
      return Glibc.write(number, bytes, count)
    #else
      return Darwin.write(number, bytes, count)
    #endif
  }

  #if canImport(Glibc)
    private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #else
    private static let flags = MSG_DONTWAIT
  #endif
}

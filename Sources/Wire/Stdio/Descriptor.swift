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

  /// As large as an unprivileged process may make a pipe.
  static let largestPipe = 1 << 20

  /// Makes a pipe larger, of so many bytes: fewer switches between the two ends.
  func enlargePipe(to size: Int = largestPipe) {
    #if os(Linux)
      // F_SETPIPE_SZ, which Glibc's overlay does not name. It fails on what is no pipe, and nothing is lost then.
      _ = fcntl(number, 1031, Int32(size))
    #endif
  }

  /// Writes the beginning of some bytes, and takes it away from them.
  /// - Parameter most: the most that is written: for what may wait, as much as fits where poll has found room (PIPE_BUF).
  /// - Returns: the error number where it can't be written at all.
  public func writePiece(of bytes: inout [UInt8], atMost most: Int = 4096) -> Int32? {
    let count = bytes.withUnsafeBufferPointer { room in room.baseAddress.map { write($0, min(room.count, most)) } ?? 0 }
    if count > 0 { bytes.removeFirst(count) }
    return count < 0 && errno != EAGAIN && errno != EINTR ? errno : nil
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A descriptor to read from or to write to.
///
/// Other processes may use a socket, too, and share its flags. So only single calls can be made non-blocking.
public struct Descriptor: Equatable {
  /// The number of the descriptor in this process.
  public let number: Int32
  private let isSocket: Bool

  public init(_ number: Int32, isSocket: Bool) {
    self.number = number
    self.isSocket = isSocket
  }

  /// Creates a descriptor, and finds out whether it is a socket. Returns `nil` if there is no such descriptor.
  public init?(_ number: Int32) {
    var status = stat()
    guard fstat(number, &status) == 0 else { return nil }
    self.init(number, isSocket: status.st_mode & S_IFMT == S_IFSOCK)
  }

  /// A Boolean value that indicates whether reading or writing it may have to wait for others.
  var waits: Bool {
    var status = stat()
    guard !isSocket, fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
    return fcntl(number, F_GETFL) & O_NONBLOCK == 0
  }

  /// The largest size of a pipe that an unprivileged process may set.
  static let largestPipe = 1 << 20

  /// Enlarges a pipe to `size` bytes, so that there are fewer switches between its two ends.
  func enlargePipe(to size: Int = largestPipe) {
    #if os(Linux)
      // F_SETPIPE_SZ, which Glibc's overlay does not name. It fails without harm if the descriptor is not a pipe.
      _ = fcntl(number, 1031, Int32(size))
    #endif
  }

  /// Writes the beginning of some bytes, and removes it from them.
  /// - Parameter most: the largest number of bytes to write. For a descriptor that may wait, it is the number that fits if poll has found
  ///   room (PIPE_BUF).
  /// - Returns: the error number if nothing can be written at all.
  public func writePiece(of bytes: inout [UInt8], atMost most: Int = 4096) -> Int32? {
    let count = bytes.withUnsafeBufferPointer { room in room.baseAddress.map { write($0, min(room.count, most)) } ?? 0 }
    if count > 0 { bytes.removeFirst(count) }
    return count < 0 && errno != EAGAIN && errno != EINTR ? errno : nil
  }

  /// Returns the result of read(2). A socket does not wait.
  @inline(__always) func read(_ room: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    if isSocket { return recv(number, room, count, Descriptor.flags) }
    #if canImport(Glibc)
      return Glibc.read(number, room, count)
    #else
      return Darwin.read(number, room, count)
    #endif
  }

  /// Returns the result of write(2). A socket does not wait.
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

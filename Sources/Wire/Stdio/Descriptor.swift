#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file descriptor that is read or written.
///
/// Other processes may use the same socket, and would share a changed flag. So only single calls are made non-blocking.
public struct Descriptor: Equatable {
  /// The number of the descriptor in this process.
  public let number: Int32
  private let isSocket: Bool

  public init(_ number: Int32, isSocket: Bool) {
    self.number = number
    self.isSocket = isSocket
  }

  /// Creates a descriptor, and checks whether it is a socket. Returns `nil` if there is no such descriptor.
  public init?(_ number: Int32) {
    var status = stat()
    guard fstat(number, &status) == 0 else { return nil }
    self.init(number, isSocket: status.st_mode & S_IFMT == S_IFSOCK)
  }

  /// A Boolean value that indicates whether reading or writing the descriptor may block: the descriptor is a pipe that
  /// is not non-blocking.
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
      // 1031 is F_SETPIPE_SZ, which Glibc's overlay does not name. The call fails without harm if the descriptor is not
      // a pipe.
      _ = fcntl(number, 1031, Int32(size))
    #endif
  }

  /// Writes the first of some bytes, and removes the written bytes from them.
  /// - Parameter most: the largest number of bytes to write. For a descriptor that may block, the default is the number
  ///   that fits if poll(2) has found room (PIPE_BUF).
  /// - Returns: the error number if no byte can be written any more, or `nil`.
  public func writePiece(of bytes: inout [UInt8], atMost most: Int = 4096) -> Int32? {
    let count = bytes.withUnsafeBufferPointer { room in room.baseAddress.map { write($0, min(room.count, most)) } ?? 0 }
    if count > 0 { bytes.removeFirst(count) }
    return count < 0 && errno != EAGAIN && errno != EINTR ? errno : nil
  }

  /// Returns the result of read(2). Reading a socket does not block.
  @inline(__always) func read(_ room: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    if isSocket { return recv(number, room, count, Descriptor.flags) }
    #if canImport(Glibc)
      return Glibc.read(number, room, count)
    #else
      return Darwin.read(number, room, count)
    #endif
  }

  /// Returns the result of write(2). Writing to a socket does not block.
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

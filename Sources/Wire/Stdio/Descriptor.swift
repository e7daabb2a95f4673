#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file descriptor that is read or written, without blocking if it is a socket.
///
/// The flag `O_NONBLOCK` of a socket holds for all processes that use the socket, so it is not set. Instead, each call
/// is made non-blocking by itself.
public struct Descriptor: Equatable {
  /// The number of the descriptor in this process.
  public let number: Int32
  private let isSocket: Bool

  public init(_ number: Int32, isSocket: Bool) {
    self.number = number
    self.isSocket = isSocket
  }

  /// Creates a descriptor after checking whether it is a socket. Returns `nil` if no descriptor with this number is
  /// open.
  public init?(_ number: Int32) {
    var status = stat()
    guard fstat(number, &status) == 0 else { return nil }
    self.init(number, isSocket: status.st_mode & S_IFMT == S_IFSOCK)
  }

  /// A Boolean value that indicates whether reading or writing the descriptor may block. This is the case for a pipe
  /// without the flag `O_NONBLOCK`.
  var waits: Bool {
    var status = stat()
    guard !isSocket, fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
    return fcntl(number, F_GETFL) & O_NONBLOCK == 0
  }

  /// The largest size of a pipe, in bytes, that an unprivileged process may set.
  static let largestPipe = 1 << 20

  /// Enlarges a pipe to `size` bytes. Then the processes at the two ends of the pipe need to switch less often.
  func enlargePipe(to size: Int = largestPipe) {
    #if os(Linux)
      // 1031 is F_SETPIPE_SZ, a name that Swift's import of Glibc lacks. If the descriptor is not a pipe, the call
      // fails without harm.
      _ = fcntl(number, 1031, Int32(size))
    #endif
  }

  /// Writes the first bytes of `bytes` with one write(2), and removes the written ones.
  /// - Parameter most: the largest number of bytes to write. The default is PIPE_BUF: a pipe that may block has room
  ///   for so many bytes if poll(2) has found room.
  /// - Returns: the error number if the descriptor can no longer be written, or `nil`.
  public func writePiece(of bytes: inout [UInt8], atMost most: Int = 4096) -> Int32? {
    let count = bytes.withUnsafeBufferPointer { room in room.baseAddress.map { write($0, min(room.count, most)) } ?? 0 }
    if count > 0 { bytes.removeFirst(count) }
    return count < 0 && errno != EAGAIN && errno != EINTR ? errno : nil
  }

  /// Reads with one read(2), and returns its result. Reading a socket does not block.
  @inline(__always) func read(_ room: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    if isSocket { return recv(number, room, count, Descriptor.flags) }
    #if canImport(Glibc)
      return Glibc.read(number, room, count)
    #else
      return Darwin.read(number, room, count)
    #endif
  }

  /// Writes with one write(2), and returns its result. Writing to a socket does not block.
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The socket in a data directory. Through it, programs find and join the shared core that serves the directory.
public enum LocalSocket {
  /// The name of the socket's file.
  public static let name = "mainspring.sock"

  /// Returns a Boolean value that indicates whether a directory has a socket. The socket may be left over from a
  /// process that no longer listens.
  public static func isThere(in directory: String) -> Bool { access("\(directory)/\(name)", F_OK) == 0 }

  /// Creates the socket in a directory, and listens at it. This process must have the lock of the directory. So an
  /// existing socket was left over by a process that has ended, and is removed.
  /// - Returns: the listening descriptor. If the process can't listen, returns `nil`, and `errno` is the reason.
  public static func listen(in directory: String) -> Int32? {
    remove(from: directory)
    return at(directory) { descriptor, address, length in
      // The socket gets its mode when it is created, by the umask. If the mode were changed afterwards, a process of
      // another user could connect before the change.
      let before = umask(0o177)
      defer { umask(before) }
      return bind(descriptor, address, length) == 0 && beginListening(descriptor) == 0
    }
  }

  /// Removes the socket of a directory. This process must have the lock of the directory.
  private static func remove(from directory: String) { unlink("\(directory)/\(name)") }

  /// Returns the identity of a directory's socket, or `nil` if there is none. With the identity, the core can later
  /// check whether the socket was removed, or was replaced by the socket of another core.
  public static func identity(in directory: String) -> Identity? {
    var status = stat()
    return stat("\(directory)/\(name)", &status) == 0
      ? Identity(device: Int(status.st_dev), inode: UInt64(status.st_ino)) : nil
  }

  public struct Identity: Equatable {
    fileprivate let device: Int, inode: UInt64
  }

  /// Removes the socket of a directory if it has this identity, and so was not made by another core.
  public static func remove(_ identity: Identity?, from directory: String) {
    if identity != nil, self.identity(in: directory) == identity { remove(from: directory) }
  }

  /// Connects to the core that listens in a directory. Returns `nil` if no process listens there.
  public static func connect(in directory: String) -> Int32? {
    at(directory) { descriptor, address, length in beginConnection(descriptor, address, length) == 0 }
  }

  /// The result of accepting a connection.
  enum Arrival {
    /// The connection of a process of the same user.
    case caller(Int32)
    /// A process of another user has connected, and its connection was closed.
    case stranger
    /// There was no connection to accept.
    case nobody
    /// A process has connected, but the connection can't be accepted because there are no descriptors or no memory
    /// left.
    case noRoom
  }

  /// Creates two connected sockets: bytes that are written to one are read from the other.
  public static func pair() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let isPaired = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
    #else
      let isPaired = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0
    #endif
    guard isPaired else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Accepts the next connection, if it comes from a process of the same user.
  static func accept(_ listener: Int32) -> Arrival {
    let descriptor = nextCaller(listener)
    guard descriptor >= 0 else { return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noRoom : .nobody }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if user(of: descriptor) == geteuid() { return .caller(descriptor) }
    close(descriptor)
    return .stranger
  }

  /// Returns the user of the process at the other end of a connection.
  static func user(of descriptor: Int32) -> uid_t? {
    #if os(Linux)
      return peer(of: descriptor)?.user
    #else
      var (user, group): (uid_t, gid_t) = (0, 0)
      return getpeereid(descriptor, &user, &group) == 0 ? user : nil
    #endif
  }

  /// Returns the id of the process at the other end of a connection. For a connection to a core, it is the process that
  /// began to listen. Returns `nil` if the system does not report it.
  public static func process(of descriptor: Int32) -> Int32? {
    #if os(Linux)
      return peer(of: descriptor)?.process
    #else
      var process: pid_t = 0
      var length = socklen_t(MemoryLayout.size(ofValue: process))
      return getsockopt(descriptor, SOL_LOCAL, LOCAL_PEERPID, &process, &length) == 0 ? process : nil
    #endif
  }

  #if os(Linux)
    private static func peer(of descriptor: Int32) -> (process: pid_t, user: uid_t)? {
      // The tuple has the layout of `struct ucred` of unix(7): process, user, group. 17 is SO_PEERCRED. Glibc defines
      // the struct only for programs that use the GNU extensions, so Swift does not import it.
      var peer: (pid_t, uid_t, gid_t) = (0, 0, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: peer))
      return getsockopt(descriptor, SOL_SOCKET, 17, &peer, &length) == 0 ? (peer.0, peer.1) : nil
    }
  #endif

  /// Creates a socket, and calls `use` with the socket and the address in a directory. Returns `nil` if `use` returns
  /// `false`.
  private static func at(
    _ directory: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Int32? {
    #if canImport(Glibc)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let isDone = withAddress(in: directory) { address, length in use(descriptor, address, length) }
    if isDone { return descriptor }
    let reason = errno
    close(descriptor)
    errno = reason
    return nil
  }

  /// Calls `use` with the address of the directory's socket. An address has room for a path of about a hundred bytes.
  /// If the path is longer, the process changes its working directory to `directory` during the call, and uses the
  /// short path.
  private static func withAddress(in directory: String, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path) - 1
    let path = "\(directory)/\(name)"
    if path.utf8.count <= room { return self.use(path, in: &address, use) }
    let before = open(".", O_RDONLY | O_CLOEXEC)
    guard before >= 0 else { return false }
    defer { close(before) }
    guard chdir(directory) == 0 else { return false }
    let isDone = self.use(name, in: &address, use)
    let reason = errno
    _ = fchdir(before)
    errno = reason
    return isDone
  }

  private static func use(
    _ path: String, in address: inout sockaddr_un, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}

// Inside of `LocalSocket`, the names `listen`, `connect` and `accept` mean its members. So these functions, which call
// the system's functions, are outside.

private func beginListening(_ descriptor: Int32) -> Int32 { listen(descriptor, 128) }

private func beginConnection(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  connect(descriptor, address, length)
}

private func nextCaller(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the process says about itself; never on the standard output, which belongs to frames.
enum Log {
  /// The newest lines.
  static var recent: [String] { [] }

  /// Notes what went wrong. A host that does not read the standard error loses the note and must not make the core wait.
  static func error(_ message: String) {
    var error = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 else { return }
    // What fits into PIPE_BUF does not wait where poll has found room.
    _ = Files.write("mainspring: \(message.prefix(1000))\n", toDescriptor: 2)
  }
}

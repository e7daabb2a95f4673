#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the process says about itself; never on the standard output, which belongs to frames.
enum Log {
  /// Notes what went wrong. A host that does not read the standard error loses the note and must not make the core wait.
  static func error(_ message: String) {
    var error = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 else { return }
    // What fits into PIPE_BUF does not wait where poll has found room.
    write("mainspring: \(message.prefix(1000))\n", to: 2)
  }

  /// Writes text to a descriptor, and answers whether all of it could be written.
  @discardableResult static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}

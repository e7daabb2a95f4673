public import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where replies go: a private copy of the standard output.
///
/// Descriptor 1 itself is pointed at the standard error, so that whatever else prints can't corrupt a frame.
public struct Frames {
  private let descriptor: Int32

  /// Takes the standard output; later prints go to the standard error. Nil when there is none.
  public static func takeStandardOutput() -> Frames? {
    let copy = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    dup2(2, 1)
    return Frames(descriptor: copy)
  }

  /// Makes the pipes as large as an unprivileged process may: fewer switches between the two ends.
  public func enlargePipes() {
    #if os(Linux)
      // F_SETPIPE_SZ, which Glibc's overlay does not name. It fails on what is no pipe, and nothing is lost then.
      let setPipeSize: Int32 = 1031
      _ = fcntl(0, setPipeSize, 1 << 20)
      _ = fcntl(descriptor, setPipeSize, 1 << 20)
    #endif
  }

  /// Writes all bytes. Answers false when nobody reads any more.
  public func send(_ out: ByteBuffer) -> Bool {
    guard send(bytes: out.bytes) else { return false }
    out.truncate(to: 0)
    return true
  }

  func send(bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        // A host may have made its end of the pipe, and with it ours, non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }
}

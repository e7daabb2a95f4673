internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes replies to a private copy of the standard output.
///
/// Descriptor 1 itself is redirected to the standard error, so that other prints can't corrupt a frame.
public struct Frames {
  private let descriptor: Int32
  /// The bytes that could not be written.
  public let loss = OutputLoss()

  /// Takes the standard output. Later prints go to the standard error. Returns `nil` if there is no standard output.
  public static func takeStandardOutput() -> Frames? {
    let copy = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    dup2(2, 1)
    return Frames(descriptor: copy)
  }

  /// Enlarges the pipes of both sides.
  public func enlargePipes() {
    for number in [0, descriptor] { Descriptor(number, isSocket: false).enlargePipe() }
  }

  /// Writes all bytes. Returns `false` if the reader has gone.
  func send(bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // After lost bytes, the remaining bytes are not a whole message.
    if loss.reason != nil { return lose(bytes.count) }
    var sent = 0
    while sent < bytes.count {
      if Signals.isStopping, !waitForRoom() { return lose(bytes.count - sent, .notRead) }
      // If poll has found room, a write of at most PIPE_BUF bytes does not wait.
      let most = Signals.isStopping ? min(bytes.count - sent, Int(PIPE_BUF)) : bytes.count - sent
      let count = write(descriptor, bytes.baseAddress! + sent, most)
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        // The host may have made its end of the pipe non-blocking, and with it this end.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count < 0, errno != EINTR {
        return lose(bytes.count - sent, .failed(errno))
      }
    }
    return true
  }

  /// Waits, after a signal, until the reader has made room. Returns `false` if a second signal has come and the reader
  /// still does not read.
  private func waitForRoom() -> Bool {
    let begun = MonotonicClock.milliseconds
    while true {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&wait, 1, 100) > 0 { return true }
      if Signals.isImpatient(lastRead: begun) { return false }
    }
  }

  private func lose(_ count: Int, _ reason: OutputLoss.Reason? = nil) -> Bool {
    loss.add(count, reason)
    return false
  }
}

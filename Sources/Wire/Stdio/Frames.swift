internal import RPC

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
  /// What could not be written.
  public let loss = OutputLoss()

  /// Takes the standard output; later prints go to the standard error. Nil when there is none.
  public static func takeStandardOutput() -> Frames? {
    let copy = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    dup2(2, 1)
    return Frames(descriptor: copy)
  }

  /// Makes the pipes of both sides large.
  public func enlargePipes() {
    for number in [0, descriptor] { Descriptor(number, isSocket: false).enlargePipe() }
  }

  /// Writes all bytes. Answers false when nobody reads any more.
  func send(bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Behind a gap there is no message.
    if loss.reason != nil { return lose(bytes.count) }
    var sent = 0
    while sent < bytes.count {
      if Signals.isStopping, !waitForRoom() { return lose(bytes.count - sent, .notRead) }
      // What fits into PIPE_BUF does not wait where poll has found room.
      let most = Signals.isStopping ? min(bytes.count - sent, Int(PIPE_BUF)) : bytes.count - sent
      let count = write(descriptor, bytes.baseAddress! + sent, most)
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        // A host may have made its end of the pipe, and with it ours, non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count < 0, errno != EINTR {
        return lose(bytes.count - sent, .failed(errno))
      }
    }
    return true
  }

  /// After a signal: waits until the reader has made room; false where a second signal came, and the reader still does not read.
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

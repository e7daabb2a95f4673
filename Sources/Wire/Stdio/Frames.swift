internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes replies and other messages to a private copy of the standard output.
///
/// Descriptor 1 itself is redirected to the standard error. So code that prints to the standard output can't corrupt a
/// message.
public struct Frames {
  private let descriptor: Int32
  /// The record of bytes that could not be written, with the reason.
  public let loss = OutputLoss()

  /// Copies the standard output for messages, and redirects descriptor 1 to the standard error. Returns `nil` if the
  /// process has no standard output.
  public static func takeStandardOutput() -> Frames? {
    let copy = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    dup2(2, 1)
    return Frames(descriptor: copy)
  }

  /// Enlarges the pipes of the standard input and of the output.
  public func enlargePipes() {
    for number in [0, descriptor] { Descriptor(number, isSocket: false).enlargePipe() }
  }

  /// Writes all bytes. Returns `false` if the output is lost, for example because the reader has closed its end of the
  /// pipe.
  func send(bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // If earlier bytes were lost, the following bytes could be the middle of a message. So they count as lost, too.
    if loss.reason != nil { return lose(bytes.count) }
    var sent = 0
    while sent < bytes.count {
      if Signals.isStopping, !waitForRoom() { return lose(bytes.count - sent, .notRead) }
      // PIPE_BUF is the number of bytes for which poll(2) has found room. A write of at most so many bytes does not
      // block.
      let most = Signals.isStopping ? min(bytes.count - sent, Int(PIPE_BUF)) : bytes.count - sent
      let count = write(descriptor, bytes.baseAddress! + sent, most)
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        // The host may have made its end of the pipe non-blocking. The flag can hold for this end, too, so `write` can
        // fail with EAGAIN. Then the core waits for room.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count < 0, errno != EINTR {
        return lose(bytes.count - sent, .failed(errno))
      }
    }
    return true
  }

  /// Waits for room in the pipe, after a signal has begun to end the process. Returns `false` if a second signal has
  /// come and the reader still does not read.
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A pipe with which other threads wake the loop's thread, which may be waiting for input. They write a byte to the
/// pipe.
///
/// The pipe is created when it is first needed. It exists until the process ends, because another thread may write to
/// it at any moment.
public final class WakePipe {
  /// The end of the pipe at which the loop waits. `nil` before the first use, or if the process has no descriptors
  /// left.
  public private(set) var reader: Int32?
  private var writer: Int32?

  public init() {}

  /// Returns the function with which another thread wakes the loop, or `nil` if the process has no descriptors left.
  public func waker() -> (@Sendable () -> Void)? {
    if writer == nil { open() }
    guard let writer else { return nil }
    return {
      var byte: UInt8 = 0
      // If the pipe is full, the write fails without harm: the bytes in the pipe already wake the loop.
      _ = write(writer, &byte, 1)
    }
  }

  /// Removes all bytes from the pipe. The loop then checks once for everything that the threads have reported.
  public func drain() {
    guard let reader else { return }
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(reader, &bytes, 16) > 0 {}
  }

  private func open() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])
  }
}

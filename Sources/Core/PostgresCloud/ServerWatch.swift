internal import Cloud
public import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for notifications of a server on a thread of its own, and has the loop's thread look for changes.
///
/// The thread only polls descriptors. The connection belongs to the loop's thread.
public final class ServerWatch: @unchecked Sendable {
  private let cloud: PostgresCloud
  private let changed: () -> Void
  private let monitor = Monitor()
  private let wakePipe = WakePipe()
  private let waker: (@Sendable () -> Void)?
  /// The descriptor to watch (-1 for none), and the time in milliseconds (-1 for no limit). Guarded by the monitor.
  private var wanted: (descriptor: Int32, milliseconds: Int32)?
  /// The number of times that the server could not be reached since the last success.
  private var failures = 0

  /// A Boolean value that indicates whether no descriptor is watched for a moment, after a look.
  private var isResting = false

  /// Times in milliseconds. `pause`: the interval at which a server without notifications is asked for changes.
  /// `longestPause`: the longest wait before a server that can't be reached is tried again.
  private static let (pause, longestPause): (Int32, Int32) = (1_000, 30_000)
  /// The least time between two looks for changes, in milliseconds: `rest` for each notification, and at most
  /// `longestRest`. Many devices send a hundred notifications a second, and a core that looks for one change finds all
  /// changes. Results of the core's own requests make the descriptor readable, too.
  private static let rest = 20
  static let longestRest = 450

  /// - Parameter changed: called on the loop's thread when something has changed in the cloud.
  public init(_ cloud: PostgresCloud, _ changed: @escaping () -> Void) {
    self.cloud = cloud
    self.changed = changed
    waker = wakePipe.waker()
  }

  /// Begins to watch.
  /// - Returns: the mailbox through which the loop's thread is made to look.
  public func begin() -> Mailbox {
    let mailbox = Mailbox { [weak self] _ in self?.look() }
    // The watch looks at once for changes that were missed without a connection, and for changes whose notification
    // came together with a result.
    cloud.hasConnected = { [weak self] in
      self?.isResting = false
      self?.arm(-1, 0)
    }
    cloud.wasTold = { [weak self] in
      guard let self, !isResting else { return }
      arm(-1, 0)
    }
    BackgroundThread.begin { [self] in run(mailbox) }
    arm()
    return mailbox
  }

  /// Has the thread watch the connection as it is now.
  private func arm() {
    isResting = false
    if let descriptor = cloud.descriptor { return arm(descriptor, cloud.isListening ? -1 : ServerWatch.pause) }
    arm(-1, failures == 0 ? -1 : min(ServerWatch.pause << Int32(min(failures, 8) - 1), ServerWatch.longestPause))
  }

  private func arm(_ descriptor: Int32, _ milliseconds: Int32) {
    monitor.change { wanted = (descriptor, milliseconds) }
    waker?()
  }

  private func look() {
    guard let told = cloud.news() else {
      failures += 1
      return arm()
    }
    failures = 0
    let left =
      told > 0
      ? cloud.lookedAt + min(told * ServerWatch.rest, ServerWatch.longestRest) - MonotonicClock.milliseconds : 0
    if told > 0, left <= 0 || !cloud.isListening {
      cloud.willLook()
      changed()
    }
    guard cloud.isListening, told > 0 || !isResting else { return arm() }
    isResting = true
    arm(-1, Int32(max(left, ServerWatch.rest)))
  }

  private func run(_ mailbox: Mailbox) {
    while true {
      let wanted = monitor.within {
        while self.wanted == nil { monitor.wait() }
        return self.wanted ?? (-1, -1)
      }
      var descriptors = [
        pollfd(fd: wanted.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakePipe.reader ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, wanted.milliseconds)
      // The thread is to watch something else.
      if count > 0, descriptors[1].revents != 0 {
        wakePipe.drain()
        continue
      }
      if count < 0 { continue }
      // The loop's thread looks, and says what to watch next.
      monitor.within { self.wanted = nil }
      mailbox.post([])
    }
  }
}

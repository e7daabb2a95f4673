internal import Cloud
public import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits on a separate thread for notifications of a server. Then it makes the thread of the main loop search for
/// changes.
///
/// The separate thread only polls file descriptors. Only the main loop's thread uses the connection.
public final class ServerWatch: @unchecked Sendable {
  private let cloud: PostgresCloud
  private let changed: () -> Void
  private let monitor = Monitor()
  private let wakePipe = WakePipe()
  private let waker: (@Sendable () -> Void)?
  /// The file descriptor to watch (-1 for none), and the time limit in milliseconds (-1 for none). Guarded by the
  /// monitor.
  private var wanted: (descriptor: Int32, milliseconds: Int32)?
  /// The number of failed attempts to reach the server since the last successful one.
  private var failures = 0

  /// A Boolean value that indicates whether the descriptor is not watched for a short time after a search for changes.
  private var isResting = false

  /// `pause`: the interval in milliseconds at which a server without notifications is asked for changes.
  /// `longestPause`: the longest wait in milliseconds before the next attempt to reach a server.
  private static let (pause, longestPause): (Int32, Int32) = (1_000, 30_000)
  /// The shortest time between two searches for changes, in milliseconds: `rest` for each notification, and at most
  /// `longestRest`. With many devices, a hundred notifications can arrive in a second, and one search finds all
  /// changes. The descriptor also becomes readable when results of the core's own requests arrive.
  private static let rest = 20
  static let longestRest = 450

  /// - Parameter changed: a function that is called on the main loop's thread when something has changed in the cloud.
  public init(_ cloud: PostgresCloud, _ changed: @escaping () -> Void) {
    self.cloud = cloud
    self.changed = changed
    waker = wakePipe.waker()
  }

  /// Begins to watch.
  /// - Returns: the mailbox whose messages make the main loop's thread search for changes.
  public func begin() -> Mailbox {
    let mailbox = Mailbox { [weak self] _ in self?.look() }
    // The watch would miss a change that was made while there was no connection, and a change whose notification
    // arrived with a statement's result. In both cases, a search begins at once.
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

  /// Makes the thread watch the present connection.
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
      // Another thread has changed what to watch.
      if count > 0, descriptors[1].revents != 0 {
        wakePipe.drain()
        continue
      }
      if count < 0 { continue }
      // The main loop's thread searches for changes, and then sets what to watch next.
      monitor.within { self.wanted = nil }
      mailbox.post([])
    }
  }
}

internal import Cloud
public import RPC
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for what a server tells unasked, on a thread of its own, and has the loop's thread look.
///
/// The thread looks at descriptors alone: the connection is the loop's.
public final class ServerWatch: @unchecked Sendable {
  private let cloud: PostgresCloud
  private let changed: () -> Void
  private let monitor = Monitor()
  private let wakePipe = WakePipe()
  private let waker: (@Sendable () -> Void)?
  /// Guarded by the monitor: what is to be looked at (-1 for nothing), and for how many milliseconds (-1 for as long as it takes).
  private var wanted: (descriptor: Int32, milliseconds: Int32)?
  /// How often the server was not there.
  private var failures = 0

  /// Whether nothing is looked at for a moment, as it was just looked at.
  private var isResting = false

  /// How often is looked where the server does not tell, and how long is waited at most for one that is not there, in milliseconds.
  private static let (pause, longestPause): (Int32, Int32) = (1_000, 30_000)
  /// How long after it has last looked for changes a core is told of some, in milliseconds: so long for each, and so long at most. Where
  /// many are at work they tell of a hundred a second, and a core that looks for one finds all. What is answered to its own questions makes
  /// the descriptor ready, too.
  private static let rest = 20
  static let longestRest = 450

  /// - Parameter changed: called on the loop's thread when something has changed in the cloud.
  public init(_ cloud: PostgresCloud, _ changed: @escaping () -> Void) {
    self.cloud = cloud
    self.changed = changed
    waker = wakePipe.waker()
  }

  /// Begins.
  /// - Returns: where it has the loop's thread look.
  public func begin() -> Mailbox {
    let mailbox = Mailbox { [weak self] _ in self?.look() }
    // What was missed without a connection is looked for at once, and what came with an answer.
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

  /// Has the thread look at the connection as it is now.
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
    let left = told > 0 ? cloud.lookedAt + min(told * ServerWatch.rest, ServerWatch.longestRest) - MonotonicClock.milliseconds : 0
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
      // It is to look at something else.
      if count > 0, descriptors[1].revents != 0 {
        wakePipe.drain()
        continue
      }
      if count < 0 { continue }
      // The loop's thread looks, and says at what to look next.
      monitor.within { self.wanted = nil }
      mailbox.post([])
    }
  }
}

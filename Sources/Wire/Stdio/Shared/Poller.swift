#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits until one of many descriptors is ready.
struct Poller {
  private var waits: [pollfd] = []
  /// The descriptors that are ready, and what for is clear from who asked.
  private var ready: Set<Int32> = []

  /// Begins a list of what is waited for.
  mutating func begin() { waits.removeAll(keepingCapacity: true) }

  mutating func add(_ descriptor: Int32, _ events: Int16) { waits.append(pollfd(fd: descriptor, events: events, revents: 0)) }

  /// Waits for so many milliseconds, -1 for ever; a signal ends it, too.
  /// - Returns: whether any is ready.
  mutating func wait(_ milliseconds: Int32) -> Bool {
    ready.removeAll(keepingCapacity: true)
    let count = poll(&waits, nfds_t(waits.count), milliseconds)
    guard count > 0 else { return false }
    for wait in waits where wait.revents != 0 { ready.insert(wait.fd) }
    return true
  }

  /// Whether something has come, or gone, at a descriptor.
  func isReady(_ descriptor: Int32) -> Bool { ready.contains(descriptor) }
}

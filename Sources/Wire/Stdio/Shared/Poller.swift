#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits with poll(2) until one of many descriptors is ready.
struct Poller {
  private var waits: [pollfd] = []
  /// The descriptors for which the last wait found an event. Which event it is, follows from what the caller has waited
  /// for.
  private var ready: Set<Int32> = []

  /// Empties the list of descriptors, to begin a new list.
  mutating func begin() { waits.removeAll(keepingCapacity: true) }

  mutating func add(_ descriptor: Int32, _ events: Int16) {
    waits.append(pollfd(fd: descriptor, events: events, revents: 0))
  }

  /// Waits for at most this number of milliseconds, or without a limit for -1. A signal also ends the wait.
  /// - Returns: a Boolean value that indicates whether any descriptor is ready.
  mutating func wait(_ milliseconds: Int32) -> Bool {
    ready.removeAll(keepingCapacity: true)
    let count = poll(&waits, nfds_t(waits.count), milliseconds)
    guard count > 0 else { return false }
    for wait in waits where wait.revents != 0 { ready.insert(wait.fd) }
    return true
  }

  /// Returns a Boolean value that indicates whether the last wait found an event at a descriptor.
  func isReady(_ descriptor: Int32) -> Bool { ready.contains(descriptor) }
}

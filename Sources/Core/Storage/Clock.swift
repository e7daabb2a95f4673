public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The clock of the core. Its time stays the same during a request.
public final class Clock {
  /// The first instant of a fixed clock in milliseconds, or `nil` for the system's time. `requestsBefore` is the number
  /// of requests that had begun when the clock was set.
  private var fixed: Int?
  private var requestsBefore = 0
  /// The number of requests that have begun. Replies of the host and requests that were served again count, too.
  public private(set) var requests = 0
  private var current: Timestamp?

  /// Creates a clock that shows the system's time.
  public init() { fixed = nil }

  /// Creates a clock that shows the same time in every run: the first request has this instant, each further one comes
  /// a millisecond later.
  public init(fixed: Timestamp) {
    self.fixed = fixed.milliseconds
  }

  /// Sets the clock: the next request has this instant, and each further one comes a millisecond later.
  public func set(to instant: Timestamp) {
    fixed = instant.milliseconds
    requestsBefore = requests
    current = nil
  }

  /// A Boolean value that indicates whether the clock shows the same time in every run.
  public var isFixed: Bool { fixed != nil }

  /// Begins the next request.
  public func advance() {
    requests += 1
    current = nil
  }

  /// The instant of the present request. It stays the same until the next request begins.
  public var now: Timestamp {
    if let current { return current }
    let instant = Timestamp(
      milliseconds: min(fixed.map { $0 + max(requests - requestsBefore - 1, 0) } ?? Clock.system(), Timestamp.latest))
    current = instant
    return instant
  }

  /// Returns the number of milliseconds until an instant, or 0 if the instant has passed. During a request, `now` stays
  /// the same. This function asks the system for the time at each call, unless the clock is fixed.
  public func remaining(until milliseconds: Int) -> Int {
    max(milliseconds - (fixed == nil ? Clock.system() : now.milliseconds), 0)
  }

  private static func system() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec &* 1000 &+ time.tv_nsec / 1_000_000
  }
}

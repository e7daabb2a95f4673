public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What time it is. One instant holds for a whole request.
public final class Clock {
  /// The first instant, in milliseconds, where it is not the system's; and how many requests there had been then.
  private var fixed: Int?
  private var requestsBefore = 0
  /// How many requests have been begun, answers of the host and requests that were served again among them.
  public private(set) var requests = 0
  private var current: Timestamp?

  /// The system's time.
  public init() { fixed = nil }

  /// A time that is the same in every run: the first request has this instant, each further one comes a millisecond later.
  public init(fixed: Timestamp) {
    self.fixed = fixed.milliseconds
  }

  /// Goes on from another instant: the next request has it, each further one comes a millisecond later.
  public func set(to instant: Timestamp) {
    fixed = instant.milliseconds
    requestsBefore = requests
    current = nil
  }

  /// Whether it is the same in every run.
  public var isFixed: Bool { fixed != nil }

  /// The next request begins.
  public func advance() {
    requests += 1
    current = nil
  }

  public var now: Timestamp {
    if let current { return current }
    let instant = Timestamp(milliseconds: min(fixed.map { $0 + max(requests - requestsBefore - 1, 0) } ?? Clock.system(), Timestamp.latest))
    current = instant
    return instant
  }

  /// How many milliseconds are left until an instant, 0 when it has come. Unlike `now`, this looks at the time anew.
  public func remaining(until milliseconds: Int) -> Int {
    max(milliseconds - (fixed == nil ? Clock.system() : now.milliseconds), 0)
  }

  private static func system() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec &* 1000 &+ time.tv_nsec / 1_000_000
  }
}

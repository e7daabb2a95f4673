#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A clock that only goes forward: deadlines are real, whatever instant the core is told.
public enum MonotonicClock {
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  public static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// Changes every few milliseconds: how often that is says the system, and it costs little to ask.
  public static var tick: Int {
    var time = timespec()
    #if canImport(Glibc)
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC_RAW_APPROX, &time)
    #endif
    return time.tv_nsec
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A clock that only moves forward. Deadlines use this clock. So they don't depend on the instants that requests use as
/// their time, or on changes of the system's date.
public enum MonotonicClock {
  /// The milliseconds since an instant that the system chooses.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// The microseconds since the same instant as for `milliseconds`.
  public static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// A number that changes every few milliseconds, when the system updates its coarse clock. Reading it costs little.
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

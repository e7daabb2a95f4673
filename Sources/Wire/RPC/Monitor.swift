#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A mutex with a condition variable. Threads read and change shared values inside the monitor. A thread can wait there
/// until another thread makes a change.
public final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls `work` while no other thread is inside the monitor.
  public func within<T>(_ work: () -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  /// Calls `work`, which changes shared values, while no other thread is inside the monitor. Wakes a waiting thread.
  public func change<T>(_ work: () -> T) -> T {
    within {
      defer { pthread_cond_signal(condition) }
      return work()
    }
  }

  /// Waits until another thread makes a change. Must be called inside the monitor.
  public func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits until another thread makes a change, or until the time has passed. Must be called inside the monitor.
  public func wait(milliseconds: Int) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_nsec += milliseconds % 1000 * 1_000_000
    end.tv_sec += milliseconds / 1000 + end.tv_nsec / 1_000_000_000
    end.tv_nsec %= 1_000_000_000
    pthread_cond_timedwait(condition, mutex, &end)
  }
}

public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How far a computation is, and whether anybody still waits for it: said on one thread, and heard on another.
public final class Progress: @unchecked Sendable {
  /// How far it is.
  public struct Report: Sendable {
    let done: Decimal, total: Decimal?, message: String?
  }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// Guarded by the mutex: what was said last, and nobody has heard.
  private var report: Report?
  private var cancelled = false
  /// Called when something was said.
  private let whenSaid: (@Sendable () -> Void)?

  init(whenSaid: (@Sendable () -> Void)?) {
    self.whenSaid = whenSaid
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Whether nobody waits any more: what is computed need not be finished.
  public var isCancelled: Bool { locked { cancelled } }

  /// Says how far it is. Of what is said in quick succession, the last is heard.
  public func say(done: Decimal, of total: Decimal? = nil, _ message: String? = nil) {
    locked { report = Report(done: done, total: total, message: message) }
    whenSaid?()
  }

  func cancel() { locked { cancelled = true } }

  /// What was said since the last call.
  func take() -> Report? {
    locked {
      defer { report = nil }
      return report
    }
  }

  private func locked<T>(_ action: () -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return action()
  }
}

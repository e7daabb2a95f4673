public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The progress and the cancellation of a computation. The computation's thread reports the progress, and the loop's
/// thread reads it.
public final class Progress: @unchecked Sendable {
  /// A report of the progress.
  public struct Report: Sendable {
    let done: Decimal, total: Decimal?, message: String?
  }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// The last report that has not been read. Guarded by the mutex.
  private var report: Report?
  private var cancelled = false
  /// Called on the reporting thread after each report.
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

  /// A Boolean value that indicates whether the result is no longer needed. If so, the computation may stop.
  public var isCancelled: Bool { locked { cancelled } }

  /// Reports the progress. If several reports come in quick succession, only the last one is read.
  public func say(done: Decimal, of total: Decimal? = nil, _ message: String? = nil) {
    locked { report = Report(done: done, total: total, message: message) }
    whenSaid?()
  }

  func cancel() { locked { cancelled = true } }

  /// Returns the newest report, or `nil` if there was no report since the last call.
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

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A computation on a thread of its own. The thread ends with the computation.
///
/// Starting a thread takes less than a thousandth of the time of a computation. So no pool of threads waits for work,
/// and an idle process has only the thread of the loop.
final class Computation: @unchecked Sendable {
  private let compute: @Sendable () -> [UInt8]
  private let whenDone: (@Sendable () -> Void)?
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// The computed bytes, or `nil` before the end of the computation. Guarded by the mutex.
  private var outcome: [UInt8]?
  /// The thread of the computation, or `nil` after it was joined. Only the loop's thread reads and writes this
  /// property.
  private var thread: pthread_t?

  /// Begins the computation.
  /// - Parameters:
  ///   - compute: called on the new thread.
  ///   - whenDone: called on the new thread after `compute`.
  init(_ compute: @escaping @Sendable () -> [UInt8], whenDone: (@Sendable () -> Void)?) {
    self.compute = compute
    self.whenDone = whenDone
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    thread = start()
    // If the system provides no further thread, the computation runs on this thread, and the loop waits for it.
    if thread == nil { run() }
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var isDone: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return outcome != nil
  }

  /// Waits for the end of the computation, and returns the computed bytes.
  func result() -> [UInt8] {
    if let thread { pthread_join(thread, nil) }
    thread = nil
    return outcome ?? []
  }

  private func run() {
    let computed = compute()
    pthread_mutex_lock(mutex)
    outcome = computed
    pthread_mutex_unlock(mutex)
    whenDone?()
  }

  private func start() -> pthread_t? {
    BackgroundThread.start { [self] in
      #if os(Linux)
        // On Linux the nice value belongs to the single thread. A higher value lets the loop run first if there is only
        // one processor.
        _ = nice(10)
      #endif
      run()
    }
  }
}

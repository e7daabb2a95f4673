#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Something that is computed on a thread of its own, which ends with it.
///
/// To start a thread takes less than a thousandth of the time of what is computed on one, and without threads in waiting an idle process
/// has none but the loop's.
final class Computation: @unchecked Sendable {
  private let compute: @Sendable () -> [UInt8]
  private let whenDone: (@Sendable () -> Void)?
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// What was computed; nil until then. Guarded by the mutex.
  private var outcome: [UInt8]?
  /// The thread, until it has been joined. Only the loop's thread reads and writes it.
  private var thread: pthread_t?

  /// Begins to compute.
  /// - Parameters:
  ///   - compute: called on the new thread.
  ///   - whenDone: called on the new thread, after that.
  init(_ compute: @escaping @Sendable () -> [UInt8], whenDone: (@Sendable () -> Void)?) {
    self.compute = compute
    self.whenDone = whenDone
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    thread = start()
    // Where the system gives no further thread, it is computed here, and the loop waits.
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

  /// Waits until it is computed, and returns what came of it.
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
        // On Linux this is the thread's own: where there is one processor, the loop comes first.
        _ = nice(10)
      #endif
      run()
    }
  }
}

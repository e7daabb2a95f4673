#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Something that is computed beside the loop's thread, on a thread that lasts as long as that takes.
///
/// A thread costs less than a thousandth of what is worth a thread, and one that is not there costs nothing in idle moments.
final class Computation: @unchecked Sendable {
  private let compute: @Sendable () -> [UInt8]
  private let whenDone: (@Sendable () -> Void)?
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// Guarded by the mutex.
  private var outcome: [UInt8]?
  /// The thread until it has been joined; for the loop's thread alone.
  private var thread: pthread_t?

  /// Begins.
  /// - Parameter whenDone: called on the other thread.
  init(_ compute: @escaping @Sendable () -> [UInt8], whenDone: (@Sendable () -> Void)?) {
    self.compute = compute
    self.whenDone = whenDone
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    thread = start()
    // Where there may be no further thread, everything waits.
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

  /// The outcome; waits for it.
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
    // The thread inherits what is blocked here: handlers of signals run on the loop's thread alone, whose reads they are to interrupt.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let itself = Unmanaged.passRetained(self)
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { Computation.main($0!) }, itself.toOpaque())
    #else
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { Computation.main($0) }, itself.toOpaque())
    #endif
    if code == 0 { return thread }
    itself.release()
    return nil
  }

  private static func main(_ computation: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    #if os(Linux)
      // Of this thread alone, as Linux has it: where there is one processor, the loop comes first.
      _ = nice(10)
    #endif
    Unmanaged<Computation>.fromOpaque(computation).takeRetainedValue().run()
    return nil
  }
}

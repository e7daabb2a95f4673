#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Starts threads in addition to the thread of the serving loop.
public enum BackgroundThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs a function on a new thread, which is not joined.
  /// - Returns: `false` if the system provides no further thread.
  @discardableResult public static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs a function on a new thread, which the caller must join. Returns `nil` if the system provides no further
  /// thread.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    // A signal must interrupt the read of the loop's thread, so no other thread may handle a signal. A new thread
    // blocks the signals that its creator blocks. So all signals are blocked while the thread is created.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { BackgroundThread.main($0!) }, work.toOpaque())
    #else
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { BackgroundThread.main($0) }, work.toOpaque())
    #endif
    if code == 0 { return thread }
    work.release()
    return nil
  }

  private static func main(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}

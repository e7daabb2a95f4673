#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Interrupts a read(2) that waits, at intervals, as long as there is something to do in idle moments.
///
/// So nothing is asked before each read: a poll(2) there would cost as much as a tenth of a small request. A tick that comes just before
/// the read begins is lost, and the next one is not.
enum Ticker {
  /// Milliseconds between two ticks.
  static let interval: Int32 = 20

  /// How many ticks there have been. Made before the first one, by who starts them.
  static let ticks = SignalCounter()
  nonisolated(unsafe) private(set) static var isRunning = false

  static func start() {
    _ = ticks
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in Ticker.ticks.value &+= 1 }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    // Without SA_RESTART: a waiting read must come back.
    action.sa_flags = 0
    sigaction(SIGALRM, &action, nil)
    set(microseconds: Int(interval) * 1000)
    isRunning = true
  }

  static func stop() {
    set(microseconds: 0)
    isRunning = false
  }

  private static func set(microseconds: Int) {
    let period = timeval(tv_sec: 0, tv_usec: .init(microseconds))
    var timer = itimerval(it_interval: period, it_value: period)
    #if canImport(Glibc)
      setitimer(.init(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}

internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A timer whose signal interrupts a waiting read(2) at intervals, while there is work for idle moments or a deadline.
///
/// Without the timer, the loop would need a poll(2) before each read, which would cost a tenth of the time of a small
/// request. If a tick comes just before the read begins, it does not interrupt the read, but the next tick does.
enum Ticker {
  /// The number of milliseconds between two ticks.
  static let interval: Int32 = 20

  /// The number of ticks so far. The code that starts the ticker creates the counter before the first tick, because a
  /// signal handler must not create it.
  static let ticks = SignalCounter()
  nonisolated(unsafe) private(set) static var isRunning = false

  /// The time of the first planned tick in milliseconds of `MonotonicClock`. `nil` if none is planned, or the ticker
  /// runs already.
  nonisolated(unsafe) private static var alarm: Int?

  static func start() {
    install()
    set(microseconds: Int(interval) * 1000)
    isRunning = true
    alarm = nil
  }

  /// Plans the first tick after this number of milliseconds. The ticks then continue until `stop`. With `nil`, a
  /// planned tick is cancelled.
  static func start(in milliseconds: Int?) {
    guard let milliseconds else {
      if alarm != nil { stop() }
      return
    }
    let instant = MonotonicClock.milliseconds + milliseconds
    // Setting the timer costs a system call, so a timer for about the same instant is left unchanged.
    if let alarm, abs(alarm - instant) < Int(interval) { return }
    install()
    set(microseconds: Int(interval) * 1000, after: max(milliseconds, 1) * 1000)
    alarm = instant
  }

  private static func install() {
    _ = ticks
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in Ticker.ticks.value &+= 1 }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    // Without SA_RESTART, a signal makes a waiting read(2) return.
    action.sa_flags = 0
    sigaction(SIGALRM, &action, nil)
  }

  static func stop() {
    set(microseconds: 0)
    isRunning = false
    alarm = nil
  }

  /// Sets the system's timer. 0 microseconds stop it.
  /// - Parameter first: the time until the first tick in microseconds. With `nil`, it is the same as the time between
  ///   ticks.
  private static func set(microseconds: Int, after first: Int? = nil) {
    let first = first ?? microseconds
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: .init(microseconds)),
      it_value: timeval(tv_sec: first / 1_000_000, tv_usec: .init(first % 1_000_000)))
    #if canImport(Glibc)
      setitimer(.init(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}

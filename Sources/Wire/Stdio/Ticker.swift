internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Interrupts a waiting read(2) at intervals, while there is work for idle moments.
///
/// So the loop needs no check before each read: a poll(2) there would cost a tenth of the time of a small request. A
/// tick just before the read begins has no effect, but the next tick does.
enum Ticker {
  /// The number of milliseconds between two ticks.
  static let interval: Int32 = 20

  /// The number of ticks so far. The counter is made before the first tick, by the code that starts the ticker.
  static let ticks = SignalCounter()
  nonisolated(unsafe) private(set) static var isRunning = false

  /// The time of the first tick in milliseconds of `MonotonicClock`, or `nil` if no tick is planned.
  nonisolated(unsafe) private static var alarm: Int?

  static func start() {
    install()
    set(microseconds: Int(interval) * 1000)
    isRunning = true
    alarm = nil
  }

  /// Starts the ticks after this number of milliseconds. The ticks end with `stop`. With `nil`, no tick comes.
  static func start(in milliseconds: Int?) {
    guard let milliseconds else {
      if alarm != nil { stop() }
      return
    }
    let instant = MonotonicClock.milliseconds + milliseconds
    // Setting the timer costs a system call.
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
    // Without SA_RESTART, a waiting read returns.
    action.sa_flags = 0
    sigaction(SIGALRM, &action, nil)
  }

  static func stop() {
    set(microseconds: 0)
    isRunning = false
    alarm = nil
  }

  /// - Parameter first: the time to the first tick in microseconds, or `nil` for the same time as between the other
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

internal import RPC

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

  /// When the first tick comes, where the ticker does not run: in milliseconds of `MonotonicClock`.
  nonisolated(unsafe) private static var alarm: Int?

  static func start() {
    install()
    set(microseconds: Int(interval) * 1000)
    isRunning = true
    alarm = nil
  }

  /// Lets the first tick come in so many milliseconds, and the others behind it, until `stop`; nil for never.
  static func start(in milliseconds: Int?) {
    guard let milliseconds else {
      if alarm != nil { stop() }
      return
    }
    let instant = MonotonicClock.milliseconds + milliseconds
    // Setting it costs a call of the system's.
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
    // Without SA_RESTART: a waiting read must come back.
    action.sa_flags = 0
    sigaction(SIGALRM, &action, nil)
  }

  static func stop() {
    set(microseconds: 0)
    isRunning = false
    alarm = nil
  }

  /// - Parameter first: how long the first tick takes; as long as the others without it.
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

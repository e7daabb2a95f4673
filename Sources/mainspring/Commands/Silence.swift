#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Stops the terminal from showing typed characters. `end` shows them again. A signal that ends the process also
/// restores the terminal.
struct Silence {
  /// The settings of the terminal before characters were hidden.
  nonisolated(unsafe) private static var mode = termios()
  private static let signals = [SIGINT, SIGTERM, SIGQUIT, SIGHUP]
  /// The actions that the signals had before.
  private let actions: [(@convention(c) (Int32) -> Void)?]

  /// Hides typed characters. Returns `nil` if the standard input is not a terminal.
  init?() {
    guard tcgetattr(0, &Silence.mode) == 0 else { return nil }
    actions = Silence.signals.map { number in
      let action = signal(number) { number in
        tcsetattr(0, TCSANOW, &Silence.mode)
        // With the default action, the signal that is raised here ends the process after this handler.
        signal(number, SIG_DFL)
        raise(number)
      }
      // A process that was started with nohup ignores SIGHUP. Such a signal must still be ignored.
      if Silence.isIgnored(action) { signal(number, SIG_IGN) }
      return action
    }
    var silent = Silence.mode
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(0, TCSAFLUSH, &silent)
  }

  func end() {
    tcsetattr(0, TCSAFLUSH, &Silence.mode)
    for (number, action) in zip(Silence.signals, actions) { signal(number, action) }
  }

  /// Returns a Boolean value that indicates whether an action is SIG_IGN. SIG_IGN is the number 1 as a pointer to a
  /// function, and Swift can't compare functions.
  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == 1
  }
}

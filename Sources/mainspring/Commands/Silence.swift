#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes the terminal hide typed characters. `end` restores the terminal, and so does a signal that ends the
/// process.
struct Silence {
  /// The state of the terminal before characters were hidden.
  nonisolated(unsafe) private static var mode = termios()
  private static let signals = [SIGINT, SIGTERM, SIGQUIT, SIGHUP]
  /// The previous actions of the signals.
  private let actions: [(@convention(c) (Int32) -> Void)?]

  /// Hides typed characters. Returns `nil` if the standard input is not a terminal.
  init?() {
    guard tcgetattr(0, &Silence.mode) == 0 else { return nil }
    actions = Silence.signals.map { number in
      let action = signal(number) { number in
        tcsetattr(0, TCSANOW, &Silence.mode)
        // The signal is sent again after this handler, and then ends the process.
        signal(number, SIG_DFL)
        raise(number)
      }
      // If a signal was ignored when the process started, as with nohup, it stays ignored.
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

  /// Returns a Boolean value that indicates whether an action is SIG_IGN. SIG_IGN is the number 1 as a pointer, and
  /// Swift can't compare a function with it.
  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == 1
  }
}

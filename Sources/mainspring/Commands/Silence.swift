#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A terminal that does not show typed characters. It ends by itself, or by a signal that ends the process.
struct Silence {
  /// The state of the terminal before.
  nonisolated(unsafe) private static var mode = termios()
  private static let signals = [SIGINT, SIGTERM, SIGQUIT, SIGHUP]
  /// The actions of the signals before.
  private let actions: [(@convention(c) (Int32) -> Void)?]

  /// Makes it; `nil` if the standard input is no terminal.
  init?() {
    guard tcgetattr(0, &Silence.mode) == 0 else { return nil }
    actions = Silence.signals.map { number in
      let action = signal(number) { number in
        tcsetattr(0, TCSANOW, &Silence.mode)
        // The signal comes again after this handler.
        signal(number, SIG_DFL)
        raise(number)
      }
      // If the process was started with a signal ignored, as nohup does, the signal stays ignored.
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

  /// Returns a Boolean value that indicates whether an action is SIG_IGN. It is the number 1 as a pointer, which no function's address can
  /// be compared with.
  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool { unsafeBitCast(action, to: Int.self) == 1 }
}

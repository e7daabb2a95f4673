#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A terminal that does not show what is typed, until this ends: by itself, or by a signal that ends the process.
struct Silence {
  /// How the terminal was before.
  nonisolated(unsafe) private static var mode = termios()
  private static let signals = [SIGINT, SIGTERM, SIGQUIT, SIGHUP]
  /// What the signals did before.
  private let actions: [(@convention(c) (Int32) -> Void)?]

  /// Nil where the standard input is no terminal.
  init?() {
    guard tcgetattr(0, &Silence.mode) == 0 else { return nil }
    actions = Silence.signals.map { number in
      let action = signal(number) { number in
        tcsetattr(0, TCSANOW, &Silence.mode)
        // It comes again behind this handler.
        signal(number, SIG_DFL)
        raise(number)
      }
      // Whoever started the process with a signal ignored, as nohup does, has it live on.
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

  /// SIG_IGN is the number 1 as a pointer, which no function's address can be compared with.
  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool { unsafeBitCast(action, to: Int.self) == 1 }
}

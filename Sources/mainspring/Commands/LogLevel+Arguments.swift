internal import Logging
internal import Shape

extension LogLevel {
  /// The option of commands that keep a log.
  static let option = Command.Option(
    "log-level", "LEVEL",
    "what standard error is told: off, error, warning, info or debug (default: warning); mainspring.log takes at least info")

  init(_ arguments: Arguments) throws(UsageError) { self = try arguments.choice("log-level") ?? .warning }
}

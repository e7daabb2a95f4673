internal import Logging
internal import Shape

/// Reads the command-line option for the level of the log.
extension LogLevel {
  /// The option that sets the log level of the standard error.
  static let option = Command.Option(
    "log-level", "LEVEL",
    "the log level of standard error: off, error, warning, info or debug (default: warning); mainspring.log has at least info"
  )

  init(_ arguments: Arguments) throws(UsageError) { self = try arguments.choice("log-level") ?? .warning }
}

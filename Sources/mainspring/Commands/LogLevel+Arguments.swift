internal import Shape

extension LogLevel {
  /// The option of commands that keep a log.
  static let option = Command.Option(
    "log-level", "LEVEL",
    "what standard error is told: off, error, warning, info or debug (default: warning); mainspring.log takes at least info")

  init(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments["log-level"] else {
      self = .warning
      return
    }
    guard let level = LogLevel(rawValue: text) else {
      let names = LogLevel.allCases.map(\.rawValue)
      let hint = suggestion(for: text, among: names)
      throw UsageError("--log-level must be one of \(names.joined(separator: ", ")), not \(text)\(hint)")
    }
    self = level
  }
}

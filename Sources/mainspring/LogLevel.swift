internal import Shape

/// How much the log says: each level takes its own lines and those of the levels before it.
enum LogLevel: String, Choice, Comparable {
  case off, error, warning, info, debug

  static let spellings = Spellings<LogLevel>()

  private var rank: Int {
    switch self {
    case .off: 0
    case .error: 1
    case .warning: 2
    case .info: 3
    case .debug: 4
    }
  }

  static func < (a: LogLevel, b: LogLevel) -> Bool { a.rank < b.rank }
}

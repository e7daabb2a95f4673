public import Shape

/// How much the log says: each level takes its own lines and those of the levels before it.
public enum LogLevel: String, Choice, Comparable {
  case off, error, warning, info, debug

  public static let spellings = Spellings<LogLevel>()

  private var rank: Int {
    switch self {
    case .off: 0
    case .error: 1
    case .warning: 2
    case .info: 3
    case .debug: 4
    }
  }

  public static func < (a: LogLevel, b: LogLevel) -> Bool { a.rank < b.rank }
}

/// How grave a line is.
public enum LineLevel: String, Choice, Sendable {
  case error, warning, info, debug

  public static let spellings = Spellings<LineLevel>()

  /// The level of a line of the core's own; `nil` for `off`, which no line has.
  public init?(_ level: LogLevel) { self.init(rawValue: level.rawValue) }

  /// The levels that are at least as grave.
  var andGraver: [LineLevel] { Array(LineLevel.allCases.prefix { $0 != self }) + [self] }
}

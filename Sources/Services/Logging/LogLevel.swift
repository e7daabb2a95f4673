public import Shape

/// The level of the log: each level includes its own lines and those of the levels before it.
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

/// The severity of a line.
public enum LineLevel: String, Choice, Sendable {
  case error, warning, info, debug

  public static let spellings = Spellings<LineLevel>()

  /// Creates the severity of a line of the core itself; returns `nil` for `off`, which no line has.
  public init?(_ level: LogLevel) { self.init(rawValue: level.rawValue) }

  /// This level, and the levels that are more severe.
  var andGraver: [LineLevel] { Array(LineLevel.allCases.prefix { $0 != self }) + [self] }
}

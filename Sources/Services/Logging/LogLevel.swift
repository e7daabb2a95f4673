public import Shape

/// The level up to which the core writes lines about itself. Each level includes the lines of the more severe levels.
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

  /// Creates the severity of a line of the core itself, or returns `nil` for `off`, which is not a severity.
  public init?(_ level: LogLevel) { self.init(rawValue: level.rawValue) }

  /// This severity, and all that are more severe.
  var andGraver: [LineLevel] { Array(LineLevel.allCases.prefix { $0 != self }) + [self] }
}

internal import Shape

/// The yearly rule by which clocks are set, in the form of POSIX `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3` (RFC 9636, section
/// 3.3.1).
struct ZoneRule: Sendable {
  /// The standard time, in seconds east of UTC.
  private let standard: Int
  /// The summer time, or `nil` if the clocks are never set.
  private let summer: Summer?

  private struct Summer: Sendable {
    let offset: Int, start: Turn, end: Turn
  }

  /// Creates a rule from its text, or returns `nil` for any other text.
  init?(_ text: String) {
    var parser = Parser(text)
    guard parser.name(), let west = parser.time() else { return nil }
    standard = -west
    if parser.isAtEnd {
      summer = nil
      return
    }
    guard parser.name() else { return nil }
    var offset = standard + 3600
    if !parser.takes(",") {
      guard let west = parser.time(), parser.takes(",") else { return nil }
      offset = -west
    }
    guard let start = parser.turn(), parser.takes(","), let end = parser.turn(), parser.isAtEnd else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Returns the offset at an instant, in seconds east of UTC.
  func offset(at second: Int) -> Int {
    guard let summer else { return standard }
    let year = Day(of: Timestamp(milliseconds: (second + standard) * 1000)).year
    let (start, end) = (summer.start.second(in: year) - standard, summer.end.second(in: year) - summer.offset)
    let isSummer = start < end ? start <= second && second < end : !(end <= second && second < start)
    return isSummer ? summer.offset : standard
  }

  /// The time of the year at which the clocks are set.
  struct Turn: Sendable {
    enum Date: Sendable {
      /// The weekday, 0 for Sunday, of a week of a month: 5 for the last one.
      case weekday(month: Int, week: Int, day: Int)
      /// The day counted from 1. The 29th of February is not counted.
      case dayOfCommonYear(Int)
      /// The day counted from 0.
      case dayOfYear(Int)
    }

    let date: Date
    /// The time at which the clocks are set, in seconds after midnight, by the clocks before they are set.
    let time: Int

    /// Returns the instant in seconds since 1970, by the clocks before they are set.
    func second(in year: Int) -> Int { day(in: year).number * 86_400 + time }

    private func day(in year: Int) -> Day {
      switch date {
      case .weekday(let month, let week, let weekday):
        let first = Turn.first(of: month, year)
        // 1970-01-01 was a Thursday.
        let distance = (weekday - (first.number + 4)) % 7
        let day = first.adding(days: (distance + 7) % 7 + (week - 1) * 7)
        return day.month == month ? day : day.adding(days: -7)
      case .dayOfCommonYear(let day):
        let isBehindLeapDay = day >= 60 && Turn.first(of: 3, year).number - Turn.first(of: 1, year).number == 60
        return Turn.first(of: 1, year).adding(days: isBehindLeapDay ? day : day - 1)
      case .dayOfYear(let day): return Turn.first(of: 1, year).adding(days: day)
      }
    }

    private static func first(of month: Int, _ year: Int) -> Day {
      Day(year: year, month: month, day: 1) ?? Day(number: 0)
    }
  }
}

/// Reads the text of a rule from its front.
private struct Parser {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads the name of a time, in letters, or in brackets.
  mutating func name() -> Bool {
    if takes("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let letters = rest.prefix { $0.isASCIILetter }
    rest = rest[letters.endIndex...]
    return letters.count >= 3
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads hours, with optional minutes and seconds. Returns seconds.
  mutating func time() -> Int? {
    let sign = takes("-") ? -1 : 1
    if sign == 1 { _ = takes("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where takes(":") {
      guard let count = number(), count < 60 else { return nil }
      seconds += count * unit
    }
    return sign * seconds
  }

  mutating func turn() -> ZoneRule.Turn? {
    let date: ZoneRule.Turn.Date
    if takes("M") {
      guard let month = number(), takes("."), let week = number(), takes("."), let day = number(),
        (1...12).contains(month),
        (1...5).contains(week), day < 7
      else { return nil }
      date = .weekday(month: month, week: week, day: day)
    } else if takes("J") {
      guard let day = number(), (1...365).contains(day) else { return nil }
      date = .dayOfCommonYear(day)
    } else {
      guard let day = number(), day < 366 else { return nil }
      date = .dayOfYear(day)
    }
    guard takes("/") else { return ZoneRule.Turn(date: date, time: 7200) }
    return time().map { ZoneRule.Turn(date: date, time: $0) }
  }
}

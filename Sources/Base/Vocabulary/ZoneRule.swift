internal import Shape

/// The rule by which the clocks of a time zone are set each year. Its text has the form of POSIX `TZ`, such as
/// `CET-1CEST,M3.5.0,M10.5.0/3` (RFC 9636, section 3.3.1).
struct ZoneRule: Sendable {
  /// The offset of the standard time, in seconds east of UTC.
  private let standard: Int
  /// The offset of the summer time and its times of the year, or `nil` if the clocks are never set.
  private let summer: Summer?

  private struct Summer: Sendable {
    let offset: Int, start: Turn, end: Turn
  }

  /// Creates a rule from its text. Returns `nil` if the text does not have this form.
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

  /// Returns the offset from UTC at an instant, in seconds, positive to the east.
  /// - Parameter second: the instant, in seconds since 1970.
  func offset(at second: Int) -> Int {
    guard let summer else { return standard }
    let year = Day(of: Timestamp(milliseconds: (second + standard) * 1000)).year
    let (start, end) = (summer.start.second(in: year) - standard, summer.end.second(in: year) - summer.offset)
    let isSummer = start < end ? start <= second && second < end : !(end <= second && second < start)
    return isSummer ? summer.offset : standard
  }

  /// The date and the time of day at which the clocks are set, in each year.
  struct Turn: Sendable {
    enum Date: Sendable {
      /// A weekday in a certain week of a month. The day 0 is Sunday, and the week 5 is the last one.
      case weekday(month: Int, week: Int, day: Int)
      /// A day of the year, counted from 1. The 29th of February is never counted.
      case dayOfCommonYear(Int)
      /// A day of the year, counted from 0. The 29th of February is counted.
      case dayOfYear(Int)
    }

    let date: Date
    /// The time of day at which the clocks are set, in seconds after midnight. It is the time that the clocks show
    /// before they are set.
    let time: Int

    /// Returns the time at which the clocks are set in a year, in seconds since 1970. It is the local time before they
    /// are set, not UTC.
    func second(in year: Int) -> Int { day(in: year).number * 86_400 + time }

    private func day(in year: Int) -> Day {
      switch date {
      case .weekday(let month, let week, let weekday):
        let first = Turn.first(of: month, year)
        // 1970-01-01, the day with the number 0, was a Thursday.
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

/// Reads the text of a rule from left to right. Each function removes what it has read.
private struct Parser {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads the abbreviation of a time, such as CET. It consists of letters, or is in angle brackets. Returns `false` if
  /// there is none.
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

  /// Reads a number of hours, optionally with minutes and seconds. Returns the time in seconds.
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

/// A day of the calendar, without a time zone, from the year 0001 to 9999. It is written as `full-date` of RFC 3339,
/// such as `2026-11-30`.
public struct Day: Hashable, Sendable, Comparable {
  /// The number of days since 1970-01-01.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// Creates the day in which an instant is, in UTC.
  public init(of instant: Timestamp) {
    let milliseconds = instant.milliseconds
    number = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds - 86_399_999) / 86_400_000
  }

  /// Creates a day from the numbers of its year, month and day. Returns `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    number = date.daysSince1970
  }

  /// Creates a day from a text such as `2026-11-30`. Returns `nil` if the text has another form, or the calendar has no
  /// such day.
  public init?(_ text: String) {
    guard text.utf8.count == 10, let midnight = Timestamp("\(text)T00:00:00Z") else { return nil }
    self.init(of: midnight)
  }

  /// The first instant of the day, in UTC.
  public var start: Timestamp { Timestamp(milliseconds: number * 86_400_000) }
  public var year: Int { CivilDate(daysSince1970: number).year }
  /// The month, from 1 to 12.
  public var month: Int { CivilDate(daysSince1970: number).month }
  /// The day of the month, from 1 to 31.
  public var day: Int { CivilDate(daysSince1970: number).day }

  public func adding(days: Int) -> Day { Day(number: number + days) }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}

extension Day: CustomStringConvertible {
  public var description: String { String(start.description.prefix(10)) }
}

extension Day: Value {
  public static func read<S: Source>(from source: inout S) -> Day {
    guard let text = source.text() else { return example }
    if let day = Day(text) { return day }
    source.refuse("must be a day such as 2026-11-30")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(description) }
  public static var schema: Schema { .text(TextSchema(format: "date")) }
  public static var example: Day { Day(number: 20_787) }
}

internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// The calendar of the account: its time zone and the first day of its weeks, from the account's settings.
struct JournalDays {
  /// Returns the time zone and the first day of the week, according to the present settings.
  let zone: () throws(Failure) -> JournalZone
}

/// The account's time zone, and the first day of its weeks.
struct JournalZone {
  let zone: CompanyZone
  let firstWeekday: Weekday

  func day(of instant: Timestamp) -> Day { zone.day(of: instant) }
  func start(of day: Day) -> Timestamp { zone.start(of: day) }
}

/// A period of the calendar by which figures are grouped.
enum Period: String, Choice {
  case day, week, month, year

  static let spellings = Spellings<Period>()

  /// Returns the first day of the period that contains the given day.
  func start(of day: Day, in zone: JournalZone) -> Day {
    switch self {
    case .day: day
    case .week: day.startOfWeek(from: zone.firstWeekday)
    case .month: Day(year: day.year, month: day.month, day: 1) ?? day
    case .year: Day(year: day.year, month: 1, day: 1) ?? day
    }
  }

  /// Returns the first day after the period that begins on the given day.
  func end(of first: Day) -> Day {
    switch self {
    case .day: first.adding(days: 1)
    case .week: first.adding(days: 7)
    case .month: Day(year: first.year + first.month / 12, month: first.month % 12 + 1, day: 1) ?? first.adding(days: 31)
    case .year: Day(year: first.year + 1, month: 1, day: 1) ?? first.adding(days: 366)
    }
  }
}

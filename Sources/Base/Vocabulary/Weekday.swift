public import Shape

/// A day of the week.
public enum Weekday: String, Choice {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  public static let spellings = Spellings<Weekday>()
  /// The value if the caller chooses no day: weeks begin on Monday (ISO 8601).
  public static var absent: Weekday? { .monday }

  /// The number of days after Monday, from 0 to 6.
  fileprivate var position: Int {
    switch self {
    case .monday: 0
    case .tuesday: 1
    case .wednesday: 2
    case .thursday: 3
    case .friday: 4
    case .saturday: 5
    case .sunday: 6
    }
  }
}

extension Day {
  /// Returns the first day of the week that contains this day.
  /// - Parameter first: the day of the week on which weeks begin.
  public func startOfWeek(from first: Weekday) -> Day {
    // 1970-01-01, the day with the number 0, was a Thursday.
    let passed = (number + Weekday.thursday.position - first.position) % 7
    return adding(days: passed < 0 ? -passed - 7 : -passed)
  }
}

import Shape
import Testing
import Vocabulary

/// Tests of calendar days and their text in ISO 8601 and RFC 3339.
struct DayTests {
  /// Days whose day numbers are known from other sources: the Unix epoch, the epoch of the Modified Julian Date
  /// (-40587), the billionth POSIX second (2001-09-09), the example in ISO 8601 (1985-04-12), and the first and the
  /// last day that can be written.
  @Test(arguments: [
    ("1970-01-01", 0), ("1858-11-17", -40_587), ("2001-09-09", 11_574), ("1985-04-12", 5_580), ("2000-01-01", 10_957),
    ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("1900-03-01", -25_508), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func knownDays(_ text: String, _ number: Int) {
    #expect(Day(text)?.number == number)
    #expect(Day(number: number).description == text)
  }

  @Test(arguments: [
    "1900-02-29", "2023-02-29", "2100-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
    "2026-01-32",
    "0000-01-01", "2026-1-01", "2026-01-1", "26-01-01", "2026/01/01", "20260101", "2026-W01-1", "2026-001",
    "+2026-01-01", "2026-01-01Z",
    " 2026-01-01", "2026-01-01 ", "",
  ])
  func noDays(_ text: String) { #expect(Day(text) == nil) }

  /// Checks each day of 400 years, after which the calendar repeats. The expected days are computed only from the
  /// lengths of the months.
  @Test func everyDayOfTheCalendar() {
    var number = -135_140  // 1600-01-01
    for year in 1600..<2000 {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...length {
          let found = Day(number: number)
          if (found.year, found.month, found.day) != (year, month + 1, day) { Issue.record("\(number) is \(found)") }
          if Day(year: year, month: month + 1, day: day)?.number != number {
            Issue.record("\(year)-\(month + 1)-\(day)")
          }
          number += 1
        }
        #expect(Day(year: year, month: month + 1, day: length + 1) == nil)
      }
    }
    #expect(number == 10_957)
  }

  /// ISO 8601: weeks begin on Monday. 2026-01-01 is a Thursday, 2000-01-01 was a Saturday, 1969-12-31 a Wednesday.
  @Test(arguments: [
    ("2026-01-01", "2025-12-29"), ("2000-01-01", "1999-12-27"), ("1969-12-31", "1969-12-29"),
    ("1970-01-05", "1970-01-05"),
    ("1969-12-28", "1969-12-22"), ("2024-02-29", "2024-02-26"),
  ])
  func weeksBeginOnMonday(_ text: String, _ monday: String) throws {
    let day = try #require(Day(text))
    #expect(day.startOfWeek(from: .monday).description == monday)
  }

  /// For each first day of the week, all seven days of a week have the same first day.
  @Test func aWeekHasSevenDays() {
    for (place, first) in Weekday.allCases.enumerated() {
      let start = Day(number: -3_001 + place)
      let begin = start.startOfWeek(from: first)
      #expect((0...6).contains(start.number - begin.number))
      for day in 0..<7 { #expect(begin.adding(days: day).startOfWeek(from: first) == begin) }
      #expect(begin.adding(days: 7).startOfWeek(from: first) == begin.adding(days: 7))
    }
  }

  @Test func anInstantIsOfTheDayThatItIsIn() {
    for number in [-719_162, -1, 0, 1, 20_787, 2_932_896] {
      let day = Day(number: number)
      #expect(Day(of: day.start) == day)
      #expect(Day(of: Timestamp(milliseconds: day.start.milliseconds + 86_399_999)) == day)
      #expect(Day(of: Timestamp(milliseconds: day.start.milliseconds - 1)) == day.adding(days: -1))
    }
  }
}
